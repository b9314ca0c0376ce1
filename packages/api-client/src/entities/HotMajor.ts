/** What an occupation pays. */
export type Salary =
  | {
      kind: 'range';
      /** Yuan a month; both ends are the same where the server knows one figure. */
      from: number;
      to: number;
    }
  /** Words instead of a figure: 面议 */
  | { kind: 'words'; words: string };

/** A certificate that a major leads to. */
export interface RelatedCertificate {
  name: string;
  /** Its picture, as the server wrote it; not yet known to be safe to open. */
  url: string | null;
}

/** A question that people ask about a major, with its answer (MAJOR-03). */
export interface CommonQuestion {
  /** Null where the server names none; an address cannot lead to it then. */
  id: string | null;
  name: string;
  /** HTML or plain text. */
  answer: string;
  /** The major it is about; null where the server does not say. */
  majorId: string | null;
}

/** A hot major, in the catalogue and on its own page (HOME-09, MAJOR-01, MAJOR-02). */
export interface HotMajor {
  id: string;
  name: string;
  /** Place in the catalogue, low first. */
  seq: number | null;
  pictureUrl: string | null;
  salary: Salary | null;
  /** HTML or plain text. */
  prospects: string | null;
  /** HTML or plain text. */
  suitablePeople: string | null;
  certificates: RelatedCertificate[];
  /** By their seq. */
  questions: CommonQuestion[];
  relatedProductIds: string[];
}
