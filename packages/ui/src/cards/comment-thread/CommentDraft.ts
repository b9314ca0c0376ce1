/** What was typed and not sent, kept by the owner of the page: a visitor is led away to sign in, and comes back. */
export interface CommentDraft {
  /** Stands in the field at first. */
  text: string;
  /** Told of each change; '' once it was sent. */
  keep: (text: string) => void;
}
