import type { CommonQuestion, HotMajor, RelatedCertificate } from './HotMajor.ts';
import { parseSalary } from './parseSalary.ts';
import { asRecord, jsonList, optionalNumber, optionalText, readItems, text } from './read.ts';

/** A hot major of the catalogue. */
export function parseHotMajor(item: unknown): HotMajor {
  const record = asRecord(item, 'Hot major');
  const id = text(record.id, 'Hot major id');
  return {
    id,
    name: text(record.name, 'Hot major name'),
    seq: optionalNumber(record.seq),
    pictureUrl: optionalText(record.pic),
    salary: parseSalary(record.industrySalary),
    prospects: optionalText(record.employmentProspectDescribe),
    suitablePeople: optionalText(record.suitabilityPeopleDescribe),
    certificates: readItems(jsonList(record.relatedCertificate), parseCertificate),
    questions: readItems(jsonList(record.commonQuestionList), readQuestion)
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ question }) => ({ ...question, majorId: question.majorId ?? id })),
    relatedProductIds: readItems(jsonList(record.relatedProductList), (related) =>
      text(asRecord(related, 'Related product').productId, 'Product id'),
    ),
  };
}

/** The hot major of an id; null where the school has none. */
export function parseHotMajorDetail(data: unknown): HotMajor | null {
  return data === null || data === undefined ? null : parseHotMajor(data);
}

/** A common question. */
export function parseCommonQuestion(item: unknown): CommonQuestion {
  const record = asRecord(item, 'Common question');
  return {
    id: optionalText(record.id),
    name: text(record.name, 'Common question name'),
    answer: optionalText(record.answer) ?? '',
    majorId: optionalText(record.majorId),
  };
}

/** A question with its place; one without a place comes last. */
function readQuestion(item: unknown) {
  const { seq } = asRecord(item, 'Common question');
  return { question: parseCommonQuestion(item), seq: optionalNumber(seq) ?? Number.MAX_VALUE };
}

function parseCertificate(item: unknown): RelatedCertificate {
  const record = asRecord(item, 'Certificate');
  return { name: text(record.name, 'Certificate name'), url: optionalText(record.url) };
}
