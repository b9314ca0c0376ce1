import { VIEWPORT_IDS, type ViewportId, VIEWPORTS } from './viewports.ts';

export interface PictureMode {
  brand: string;
  viewport: ViewportId;
  motion: 'reduced';
}

/** Each brand at each width: the modes of a picture, locally and in Chromatic. */
export const pictureModes = (brands: readonly string[]): Record<string, PictureMode> =>
  Object.fromEntries(
    brands.flatMap((brand) =>
      VIEWPORT_IDS.map((viewport) => [
        `${brand} ${VIEWPORTS[viewport].width}`,
        { brand, viewport, motion: 'reduced' as const },
      ]),
    ),
  );
