import { expect, test } from 'vitest';
import type { Evaluation } from '../learning/ClassStatistics.ts';
import type { ServiceStatus } from '../learning/StudentClass.ts';
import { type CertificateStage, certificateStage, countCertificates } from './ClassCertificate.ts';

test.each<[ServiceStatus, Evaluation | null, CertificateStage]>([
  ['to-be-admitted', null, 'studying'],
  // An evaluation in the middle of a training is not its end.
  ['in-service', 'passed', 'studying'],
  ['completed', 'passed', 'passed'],
  ['completed', 'failed', 'failed'],
  ['completed', 'not-evaluated', 'waiting'],
  ['completed', null, 'waiting'],
])('%s, %s: %s', (status, evaluation, stage) => {
  expect(certificateStage(status, evaluation)).toBe(stage);
});

test.each<[CertificateStage[], string, string]>([
  [['studying', 'passed', 'studying'], '1 本', '1 本可查，2 本还没有取得'],
  [['waiting', 'studying'], '等待评估', '1 本等待评估，1 本还没有取得'],
  [['studying'], '还没有取得', '1 本还没有取得'],
  [['failed'], '评估不合格', '1 本评估不合格'],
])('%j: %s, %s', (stages, text, longText) => {
  expect(countCertificates(stages.map((stage) => ({ stage })))).toEqual({ text, longText });
});

test('no class, no count', () => {
  expect(countCertificates([])).toBeNull();
});
