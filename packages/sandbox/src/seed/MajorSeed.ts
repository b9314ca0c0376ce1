/** A hot major, with the field names of the wire. */
export interface MajorSeed {
  id: string;
  name: string;
  seq: number;
  pic: string | null;
  /** Yuan a month: '6500-9000' or one number. */
  industrySalary: string | number;
  employmentProspectDescribe: string;
  suitabilityPeopleDescribe: string;
  /** A list, or JSON in a string: the server sends either (API-06). */
  relatedCertificate: { name: string; url: string | null }[] | string;
  commonQuestionList: QuestionRow[];
  relatedProductList: { productId: string }[];
}

interface QuestionRow {
  id: string;
  name: string;
  /** HTML or plain text. */
  answer: string;
  seq: number;
}

/** A major without ids and seq, which follow from its position. */
export interface MajorDraft {
  name: string;
  pic: string | null;
  salary: string | number;
  prospects: string;
  people: string;
  /** A name, or a name with its picture. */
  certificates: (string | { name: string; url: string })[];
  /** Pairs of question and answer. */
  questions: [name: string, answer: string][];
  productIds?: string[];
}

/** Adds ids and seq to drafts; the first id is `firstId + 1`. */
export function toMajors(drafts: MajorDraft[], firstId: number): MajorSeed[] {
  return drafts.map((draft, majorIndex) => {
    const id = firstId + majorIndex + 1;
    const certificates = draft.certificates.map((row) =>
      typeof row === 'string' ? { name: row, url: null } : row,
    );
    return {
      id: String(id),
      name: draft.name,
      seq: majorIndex + 1,
      pic: draft.pic,
      industrySalary: draft.salary,
      employmentProspectDescribe: draft.prospects,
      suitabilityPeopleDescribe: draft.people,
      relatedCertificate: majorIndex % 2 === 0 ? certificates : JSON.stringify(certificates),
      commonQuestionList: draft.questions.map(([name, answer], index) => ({
        id: String(id * 100 + index + 1),
        name,
        answer,
        seq: index + 1,
      })),
      relatedProductList: (draft.productIds ?? []).map((productId) => ({ productId })),
    };
  });
}
