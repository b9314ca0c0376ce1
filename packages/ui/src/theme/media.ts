/**
 * The widths at which layouts change. Container queries are not used, so that this list is complete. 1em is the text size of
 * the browser, 16 px unless a person has set another: large text gets the layout of a narrower window.
 */
export const media = {
  /** Under 320: a phone with enlarged text. Nothing is cut there, and what lies side by side is stacked. */
  largeText: '@media (max-width: 19.99em)',
  /** Under 768; designed at 375. */
  phone: '@media (max-width: 47.99em)',
  /** Under 1024, where the navigation collapses. */
  tablet: '@media (max-width: 63.99em)',
  /** Under 1248, where the 1200 px content needs side margins. */
  narrow: '@media (max-width: 77.99em)',
  /** A low window: a phone on its side, or a laptop at 400 % zoom. Nothing sticks, the page scrolls as a whole. */
  low: '@media (max-height: 29.99em)',
  /** High contrast of the system: backgrounds and shadows are gone, so that states need borders and outlines. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
