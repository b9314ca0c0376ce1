/** A notice in a list (HOME-09, NOTICE-01). */
export interface Notice {
  id: string;
  title: string;
  writerName: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  createdAt: string | null;
}

/** A notice on its own page (NOTICE-02). */
export interface NoticeDetail extends Notice {
  /** HTML of unknown origin or plain text. */
  content: string;
}
