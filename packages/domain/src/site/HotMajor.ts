/** The salary of an occupation. */
export type Salary =
  | {
      kind: 'range';
      /** Yuan a month; `from` equals `to` when the server sends one figure. */
      from: number;
      to: number;
    }
  /** A text instead of a figure, such as 面议. */
  | { kind: 'text'; text: string };

/** A certificate that a major prepares for. */
export interface RelatedCertificate {
  name: string;
  /** The address of its picture as the server sent it; check it before opening it. */
  url: string | null;
}

/** A frequently asked question about a major, with its answer (MAJOR-03). */
export interface CommonQuestion {
  /** Null when the server sends none; the question then has no address of its own. */
  id: string | null;
  name: string;
  /** HTML or plain text. */
  answer: string;
  /** Null when the server sends none. */
  majorId: string | null;
}

/** A hot major, in the catalogue and on its own page (HOME-09, MAJOR-01, MAJOR-02). */
export interface HotMajor {
  id: string;
  name: string;
  /** Position in the catalogue, ascending. */
  seq: number | null;
  pictureUrl: string | null;
  salary: Salary | null;
  /** HTML or plain text. */
  prospects: string | null;
  /** HTML or plain text. */
  suitablePeople: string | null;
  certificates: RelatedCertificate[];
  /** Ordered by their seq. */
  questions: CommonQuestion[];
  relatedProductIds: string[];
}
