/* mscms.dll for Wine 10, which aborts in WcsCreateIccProfile when Qt asks for the screen's colours; for tests, never
 * shipped. Qt takes "none" for an answer.
 *
 * x86_64-w64-mingw32-gcc -shared -O2 -o mscms.dll mscms.c -nostdlib -Wl,-e,DllMain
 */
#define PUBLIC __declspec(dllexport)
#define UNUSED __attribute__((unused))

int __stdcall DllMain(UNUSED void *module, UNUSED unsigned reason, UNUSED void *reserved)
{
    return 1;
}

PUBLIC void *WcsOpenColorProfileW(UNUSED void *profile, UNUSED void *camp, UNUSED void *gmmp, UNUSED unsigned access,
                                  UNUSED unsigned share, UNUSED unsigned creation, UNUSED unsigned flags)
{
    return 0;
}

PUBLIC void *OpenColorProfileW(UNUSED void *profile, UNUSED unsigned access, UNUSED unsigned share,
                               UNUSED unsigned creation)
{
    return 0;
}

PUBLIC void *WcsCreateIccProfile(UNUSED void *profile, UNUSED unsigned options)
{
    return 0;
}

PUBLIC int GetColorProfileFromHandle(UNUSED void *profile, UNUSED unsigned char *bytes, UNUSED unsigned *size)
{
    return 0;
}

PUBLIC int CloseColorProfile(UNUSED void *profile)
{
    return 1;
}
