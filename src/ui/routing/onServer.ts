/** Whether this is server rendering; each side's build replaces it with a constant. */
export const onServer = typeof document === 'undefined'
