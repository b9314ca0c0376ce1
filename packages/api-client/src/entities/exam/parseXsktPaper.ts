import type { XsktPaper, XsktQuestionFacts } from '@cloud-school/domain';
import {
  asRecord,
  isRecord,
  jsonList,
  jsonValue,
  optionalBoolean,
  optionalRecord,
  optionalText,
  optionalTextOf,
  text,
  type WireRecord,
} from '../read.ts';
import { listQuestions } from './listQuestions.ts';
import { parsePaper } from './parsePaper.ts';

/** Reads the paper of the partner's source; the English map counts when the normal one is empty (EXAM-11). */
export function parseXsktPaper(data: unknown): XsktPaper {
  const outer = asRecord(data, 'Partner paper');
  const record = isRecord(outer.xiongsongQuestionUnitCAResultVO)
    ? outer.xiongsongQuestionUnitCAResultVO
    : outer;
  const questionResultVOMap = chooseMap(record);
  const facts = Object.entries(questionResultVOMap).flatMap(([typeCode, list]) =>
    listQuestions(list).flatMap((question) => toFacts(question, typeCode)),
  );
  return {
    // The countdown is not part of this source.
    paper: { ...parsePaper({ ...record, questionResultVOMap }), timeLimitMinutes: null },
    userToken: text(record.xsktUserToken ?? outer.xsktUserToken, 'Partner token'),
    facts: new Map(facts),
  };
}

/** The questions by type code. */
export function chooseMap(record: WireRecord): WireRecord {
  const normal = optionalRecord(jsonValue(record.questionResultVOMap));
  const hasQuestions = Object.values(normal).some((list) => jsonList(list).length > 0);
  return hasQuestions ? normal : optionalRecord(jsonValue(record.englishQuestionResultVOMap));
}

function toFacts(question: WireRecord, typeCode: string): [string, XsktQuestionFacts][] {
  const id = optionalText(question.id);
  if (id === null) return [];
  const submitted = optionalRecord(jsonValue(question.xiongSongSubmitVO));
  const objectiveType =
    optionalText(question.objectiveType) ?? optionalTextOf(question.questionType, 'code') ?? typeCode;
  return [[id, { objectiveType, isRight: optionalBoolean(submitted.is_right) }]];
}
