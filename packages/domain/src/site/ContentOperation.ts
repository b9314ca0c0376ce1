/** A piece of content that the school's operators publish. */
export interface ContentOperation {
  id: string;
  title: string;
  pictureUrl: string | null;
  /** HTML of unknown origin or plain text; null in lists. */
  content: string | null;
}
