/** The reading sizes of an article in pixels. */
export const ARTICLE_SIZES = [15, 17, 19, 21] as const;
export type ArticleSize = (typeof ARTICLE_SIZES)[number];
