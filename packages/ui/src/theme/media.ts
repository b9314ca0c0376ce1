/** The widths at which layouts change. Container queries are not used, so that this list is complete. */
export const media = {
  /** Under 768; designed at 375. */
  phone: '@media (max-width: 767px)',
  /** Under 1024, where the navigation collapses. */
  tablet: '@media (max-width: 1023px)',
  /** Under 1248, where the 1200 px content needs side margins. */
  narrow: '@media (max-width: 1247px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
