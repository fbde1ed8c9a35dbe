/* icuuc.dll for Wine older than 11.5; for tests, never shipped.
 *
 * Since 6.10 Qt imports these 20 functions from the ICU that Windows has since 10 1903, and Wine 10 lacks. Every call
 * fails politely, so that QStringConverter keeps its own codecs (UTF-8, UTF-16, UTF-32, Latin-1), which are all that
 * the program uses.
 *
 * x86_64-w64-mingw32-gcc -shared -O2 -o icuuc.dll icuuc.c -nostdlib -Wl,-e,DllMain
 */
#define PUBLIC __declspec(dllexport)
#define UNUSED __attribute__((unused))
#define FILE_ACCESS_ERROR 4

typedef int UErrorCode;
typedef void UConverter;

static void fail(UErrorCode *error)
{
    if (error)
        *error = FILE_ACCESS_ERROR;
}

int __stdcall DllMain(UNUSED void *module, UNUSED unsigned reason, UNUSED void *reserved)
{
    return 1;
}

PUBLIC UConverter *ucnv_open(UNUSED const char *name, UErrorCode *error)
{
    fail(error);
    return 0;
}

PUBLIC void ucnv_close(UNUSED UConverter *converter) {}
PUBLIC void ucnv_reset(UNUSED UConverter *converter) {}
PUBLIC void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
PUBLIC void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}

PUBLIC signed char ucnv_getMaxCharSize(UNUSED const UConverter *converter)
{
    return 4;
}

PUBLIC const char *ucnv_getName(UNUSED const UConverter *converter, UErrorCode *error)
{
    fail(error);
    return 0;
}

PUBLIC void ucnv_getToUCallBack(UNUSED const UConverter *converter, void **action, const void **context)
{
    if (action)
        *action = 0;
    if (context)
        *context = 0;
}

PUBLIC void ucnv_getFromUCallBack(UNUSED const UConverter *converter, void **action, const void **context)
{
    if (action)
        *action = 0;
    if (context)
        *context = 0;
}

PUBLIC void ucnv_setToUCallBack(UNUSED UConverter *converter, UNUSED void *action, UNUSED const void *context,
                                UNUSED void **old_action, UNUSED const void **old_context, UErrorCode *error)
{
    fail(error);
}

PUBLIC void ucnv_setFromUCallBack(UNUSED UConverter *converter, UNUSED void *action, UNUSED const void *context,
                                  UNUSED void **old_action, UNUSED const void **old_context, UErrorCode *error)
{
    fail(error);
}

PUBLIC void ucnv_cbToUWriteUChars(UNUSED void *arguments, UNUSED const void *source, UNUSED int length,
                                  UNUSED int offset, UErrorCode *error)
{
    fail(error);
}

PUBLIC void ucnv_cbFromUWriteUChars(UNUSED void *arguments, UNUSED const void **source, UNUSED const void *limit,
                                    UNUSED int offset, UErrorCode *error)
{
    fail(error);
}

PUBLIC void ucnv_toUnicode(UNUSED UConverter *converter, UNUSED void **target, UNUSED const void *target_limit,
                           UNUSED const char **source, UNUSED const char *source_limit, UNUSED int *offsets,
                           UNUSED signed char flush, UErrorCode *error)
{
    fail(error);
}

PUBLIC void ucnv_fromUnicode(UNUSED UConverter *converter, UNUSED char **target, UNUSED const char *target_limit,
                             UNUSED const void **source, UNUSED const void *source_limit, UNUSED int *offsets,
                             UNUSED signed char flush, UErrorCode *error)
{
    fail(error);
}

PUBLIC int ucnv_toUCountPending(UNUSED const UConverter *converter, UErrorCode *error)
{
    fail(error);
    return 0;
}

PUBLIC int ucnv_fromUCountPending(UNUSED const UConverter *converter, UErrorCode *error)
{
    fail(error);
    return 0;
}

PUBLIC const char *ucnv_getStandardName(UNUSED const char *name, UNUSED const char *standard, UErrorCode *error)
{
    fail(error);
    return 0;
}

PUBLIC const char *ucnv_getAvailableName(UNUSED int number)
{
    return 0;
}

PUBLIC int ucnv_countAvailable(void)
{
    return 0;
}
