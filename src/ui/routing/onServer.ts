/** Whether a page is being made for its first answer; the build of each side knows which it is. */
export const onServer = typeof document === 'undefined'
