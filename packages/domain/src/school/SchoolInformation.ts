/** A text about the school, such as its admission rules. */
export interface SchoolInformation {
  id: string;
  /** The server's word for the kind of information. */
  type: string | null;
  title: string;
  /** HTML of unknown origin or plain text. */
  content: string;
}
