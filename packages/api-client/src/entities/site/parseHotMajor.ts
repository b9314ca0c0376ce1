import type { CommonQuestion, HotMajor, RelatedCertificate, Salary } from '@cloud-school/domain';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalRecord,
  optionalText,
  readItems,
  readPicture,
  text,
} from '../read.ts';
import { title } from '../readTitle.ts';

/** Reads a hot major. */
export function parseHotMajor(item: unknown): HotMajor {
  const record = asRecord(item, 'Hot major');
  const id = text(record.id, 'Hot major id');
  return {
    id,
    name: title(record.name, 'Hot major name'),
    seq: optionalNumber(record.seq),
    pictureUrl: readPicture(record.pic),
    salary: parseSalary(record.industrySalary),
    prospects: optionalText(record.employmentProspectDescribe),
    suitablePeople: optionalText(record.suitabilityPeopleDescribe),
    certificates: readItems(jsonList(record.relatedCertificate), parseCertificate),
    questions: readItems(jsonList(record.commonQuestionList), parsePositioned)
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ question }) => ({ ...question, majorId: question.majorId ?? id })),
    relatedProductIds: readItems(jsonList(record.relatedProductList), (related) =>
      text(asRecord(related, 'Related product').productId, 'Product id'),
    ),
  };
}

/** Like parseHotMajor; null when there is no data. */
export function parseHotMajorDetail(data: unknown): HotMajor | null {
  return data === null || data === undefined ? null : parseHotMajor(data);
}

/** Reads a common question. */
export function parseCommonQuestion(item: unknown): CommonQuestion {
  const record = asRecord(item, 'Common question');
  return {
    id: optionalText(record.id),
    name: title(record.name, 'Common question name'),
    answer: optionalText(record.answer) ?? '',
    majorId: optionalText(record.majorId),
  };
}

/** A question with its position; one without a position comes last. */
function parsePositioned(item: unknown) {
  const question = parseCommonQuestion(item);
  return { question, seq: optionalNumber(optionalRecord(item).seq) ?? Number.MAX_VALUE };
}

function parseCertificate(item: unknown): RelatedCertificate {
  const record = asRecord(item, 'Certificate');
  return { name: title(record.name, 'Certificate name'), url: readPicture(record.url) };
}

const SALARY_RANGE = /^(\d+(?:\.\d+)?)(?:[-–—~～至到](\d+(?:\.\d+)?))?$/;

/** Reads a salary in yuan a month from a number or a text such as '6500-9000'; any other text stays a text. */
export function parseSalary(value: unknown): Salary | null {
  const salary = optionalText(value)?.trim();
  if (salary === undefined) return null;
  const [, first, second = first] = SALARY_RANGE.exec(salary.replace(/[,，\s]|元|\/月|每月/g, '')) ?? [];
  if (first === undefined) return { kind: 'text', text: salary };
  const [from, to] = [Number(first), Number(second)].toSorted((one, other) => one - other);
  return from && to ? { kind: 'range', from, to } : null;
}
