/** One line of the home ticker: news or a notice of the last 30 days (HOME-02). */
export interface Announcement {
  id: string;
  title: string;
  kind: 'news' | 'notice';
  /** 'YYYY-MM-DD HH:mm:ss' as the server wrote it; null when it wrote none. */
  publishedAt: string | null;
}
