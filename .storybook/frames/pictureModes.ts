import type { StoryGlobals } from './storyAddress.ts';
import { VIEWPORT_IDS, VIEWPORTS } from './viewports.ts';

export type PictureMode = Required<StoryGlobals>;

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
