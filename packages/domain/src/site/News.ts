/** A news item in a list (HOME-09, NEWS-01). */
export interface News {
  id: string;
  title: string;
  coverUrl: string | null;
  introduction: string | null;
  source: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  publishedAt: string | null;
  /** True when the content is a video instead of an article. */
  hasVideo: boolean;
  categoryIds: string[];
}

/** A news item on its own page (NEWS-02). */
export interface NewsDetail extends News {
  /** HTML of unknown origin or plain text. */
  content: string;
  /** Ids of related products. */
  productIds: string[];
  /** Null for an article, and for a video whose address is unknown. */
  videoUrl: string | null;
}

/** A category that filters the news list (NEWS-01). */
export interface NewsCategory {
  id: string;
  name: string;
}
