import type { ViewportId } from './viewports.ts';

/** What the toolbar chooses, as a part of an address; what is left out stays at the toolbar's choice. */
export interface StoryGlobals {
  brand?: string;
  viewport?: ViewportId;
  motion?: 'full' | 'reduced';
}
