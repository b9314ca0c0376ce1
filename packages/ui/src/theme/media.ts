/** Widths at which layouts change; container queries are not used, so that one list tells all. */
export const media = {
  /** 375 is drawn; everything under 768. */
  phone: '@media (max-width: 767px)',
  /** Under 1024 the navigation folds. */
  tablet: '@media (max-width: 1023px)',
  /** Under 1248 the 1200 content needs side margins. */
  narrow: '@media (max-width: 1247px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
