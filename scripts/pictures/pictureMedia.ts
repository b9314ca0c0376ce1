import type { Page } from 'playwright';

export type PictureMedia = Parameters<Page['emulateMedia']>[0];

/** How a page is shown where it is not a screen in its own colours; pictures of whole screens are taken in each. */
export const PICTURE_MEDIA: Readonly<Record<string, PictureMedia>> = {
  'forced colours': { forcedColors: 'active' },
  print: { media: 'print' },
};
