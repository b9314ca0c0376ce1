/** Whether a stored draft is a text. An erased one is none: it would hide a draft that another device left on the server. */
export const isText = (stored: unknown): stored is string => typeof stored === 'string' && stored !== '';
