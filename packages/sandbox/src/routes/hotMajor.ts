import { getHotMajor, pageCommonQuestions, pageHotMajors } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord, readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import type { MajorSeed } from '../seed/MajorSeed.ts';

export const HOT_MAJOR_ROUTES: Route[] = [
  route(pageHotMajors, { example: { size: 10 } }, (call) => toPage(listMajors(call), call.payload)),
  route(getHotMajor, { example: { id: '71001' } }, (call) => {
    const wanted = readText(call.payload, 'id');
    return listMajors(call).find(({ id }) => id === wanted) ?? null;
  }),
  route(pageCommonQuestions, { example: { size: 99, majorId: '71001' } }, (call) => {
    const wanted = readText(readRecord(call.payload, 'model'), 'majorId');
    const majors = listMajors(call).filter(({ id }) => wanted === '' || id === wanted);
    const questions = majors.flatMap(({ id: majorId, commonQuestionList }) =>
      commonQuestionList.map((question) => ({ ...question, majorId })),
    );
    // Ordered by seq: the first questions of all majors, then the second ones.
    return toPage(
      questions.toSorted((one, other) => one.seq - other.seq),
      call.payload,
    );
  }),
];

/** Majors of this school, ordered by seq. */
function listMajors(call: Call): MajorSeed[] {
  return requireSchool(call).majors.toSorted((one, other) => one.seq - other.seq);
}
