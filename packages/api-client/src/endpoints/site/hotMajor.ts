import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import {
  parseCommonQuestion,
  parseHotMajor,
  parseHotMajorDetail,
} from '../../entities/site/parseHotMajor.ts';

/** Hot majors, ordered by `seq` (HOME-09, MAJOR-01). */
export const pageHotMajors = defineEndpoint({
  id: 'hotMajor.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/hotMajor/hotMajorPage',
  toPayload: ({ current, size }: { current?: number; size: number }) => ({
    current,
    size,
    order: 'ascending',
    sort: 'seq',
    model: {},
  }),
  parse: (data) => parsePage(data, parseHotMajor),
});

/** One hot major; null when the school has none with this id (MAJOR-02). */
export const getHotMajor = defineEndpoint({
  id: 'hotMajor.detail',
  method: 'GET',
  path: '/universityAdvertise/anyUser/hotMajor/detail',
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseHotMajorDetail,
});

interface CommonQuestionQuery {
  size: number;
  /** Questions of all majors without it. */
  majorId?: string | null;
}

/** Common questions of one major or of the whole school (HOME-09, MAJOR-03). */
export const pageCommonQuestions = defineEndpoint({
  id: 'commonQuestion.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/commonQuestion/commonQuestionPage',
  toPayload: ({ size, majorId = null }: CommonQuestionQuery) => ({ size, model: { majorId } }),
  parse: (data) => parsePage(data, parseCommonQuestion),
});
