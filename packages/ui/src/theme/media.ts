/** The widths at which layouts change. Container queries are not used, so that this list is complete. */
export const media = {
  /** Under 768; designed at 375. */
  phone: '@media (max-width: 767px)',
  /** Under 1024, where the navigation collapses. */
  tablet: '@media (max-width: 1023px)',
  /** Under 1248, where the 1200 px content needs side margins. */
  narrow: '@media (max-width: 1247px)',
  /** A low window: a phone on its side, or a laptop at 400 % zoom. Nothing sticks, the page scrolls as a whole. */
  low: '@media (max-height: 479px)',
  /** High contrast of the system: backgrounds and shadows are gone, so that states need borders and outlines. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
