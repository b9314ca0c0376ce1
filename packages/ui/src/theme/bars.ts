/**
 * Heights of bars that other parts stand above or below. In rem like the text in them, so that enlarged text moves both
 * alike. The site's header is `theme.size.header`.
 */
export const bars = {
  /** Above the site's header. */
  utility: '2.25rem',
  /** The site's header on phones, with its hairline; lower on a page with a way back. */
  headerOnPhone: '3.75rem',
  phonePage: '3.5rem',
  /** The bar of an exam, without its hairline. */
  exam: '4rem',
  examOnPhone: '3.5rem',
  /** The bar of a lesson. */
  lesson: '3.5rem',
} as const;
