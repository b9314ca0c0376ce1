/** Spaces and characters that take no place: soft hyphens, joiners, marks of direction, selectors of variants. */
const INVISIBLE =
  /[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF]/g;

/** True for a text in which nothing can be seen. */
export const isBlankText = (text: string): boolean => text.replaceAll(INVISIBLE, '') === '';
