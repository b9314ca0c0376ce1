/** A news item in a list (HOME-09, NEWS-01). */
export interface News {
  id: string;
  title: string;
  coverUrl: string | null;
  introduction: string | null;
  source: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  publishedAt: string | null;
  /** True when the content is played, not read (contentType INFORMATION). */
  hasVideo: boolean;
  categoryIds: string[];
}

/** A news item on its own page (NEWS-02). */
export interface NewsDetail extends News {
  /** HTML or plain text, as it was written. */
  content: string;
  /** Products that go with it. */
  productIds: string[];
  /** What is played; null where it is not known, or nothing is. */
  videoUrl: string | null;
}

/** A kind of news, by which the list is narrowed (NEWS-01). */
export interface NewsCategory {
  id: string;
  name: string;
}
