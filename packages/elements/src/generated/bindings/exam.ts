// Written by `pnpm write elements` from src/specs.
import { ExamPart } from '../../parts/ExamPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ExamPart,
  properties: {"source":"data","studentId":"text","workId":"text","schoolId":"text","answerLogId":"text","kind":"text","studentName":"text","signInEndsAt":"number","questionId":"text"},
  required: ["source","studentId","workId"],
  events: {"onMove":["move","questionId"],"onBoundary":["boundary","words"],"onFinish":["finish","exam"],"onExit":["exit"],"onSignIn":["sign-in"]},
  requests: {},
  offered: [],
  isInline: false,
};
