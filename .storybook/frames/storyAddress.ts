import type { ViewportId } from './viewports.ts';

/** What the toolbar chooses, as a part of an address; what is left out stays at the toolbar's choice. */
export interface StoryGlobals {
  brand?: string;
  viewport?: ViewportId;
  motion?: 'full' | 'reduced';
}

const toQuery = ({ brand, viewport, motion }: StoryGlobals): string => {
  const chosen = [
    brand && `brand:${brand}`,
    viewport && `viewport.value:${viewport}`,
    motion && `motion:${motion}`,
  ].filter(Boolean);
  return chosen.length > 0 ? `&globals=${chosen.join(';')}` : '';
};

/** The address of a story or a page inside Storybook; relative, so that a sub-folder can serve it. */
export const storyAddress = (id: string, globals: StoryGlobals = {}): string =>
  `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}${toQuery(globals)}`;

/** The address of a story alone, without Storybook around it. */
export const frameAddress = (id: string, globals: StoryGlobals = {}): string =>
  `./iframe.html?id=${id}&viewMode=story${toQuery(globals)}`;
