/** A hot major of a school, in the server's own field names. */
export interface MajorSeed {
  id: string;
  name: string;
  seq: number;
  pic: string | null;
  /** Yuan a month: '6500-9000' or one number. */
  industrySalary: string | number;
  employmentProspectDescribe: string;
  suitabilityPeopleDescribe: string;
  /** A list, or JSON in a string, as the server keeps either. */
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

/** What a school writes about a major; ids and places follow from the order. */
export interface MajorDraft {
  name: string;
  pic: string | null;
  salary: string | number;
  prospects: string;
  people: string;
  /** Names, or a name with its picture. */
  certificates: (string | { name: string; url: string })[];
  /** Question and answer, in order. */
  questions: [name: string, answer: string][];
  productIds?: string[];
}

/** The drafts of a school as its majors; `firstId` is the id before the first of them. */
export function toMajors(drafts: MajorDraft[], firstId: number): MajorSeed[] {
  return drafts.map((draft, place) => {
    const id = firstId + place + 1;
    const certificates = draft.certificates.map((row) =>
      typeof row === 'string' ? { name: row, url: null } : row,
    );
    return {
      id: String(id),
      name: draft.name,
      seq: place + 1,
      pic: draft.pic,
      industrySalary: draft.salary,
      employmentProspectDescribe: draft.prospects,
      suitabilityPeopleDescribe: draft.people,
      relatedCertificate: place % 2 === 0 ? certificates : JSON.stringify(certificates),
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
