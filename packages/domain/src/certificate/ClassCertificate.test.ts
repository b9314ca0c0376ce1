import { expect, test } from 'vitest';
import type { Evaluation } from '../learning/ClassStatistics.ts';
import type { ServiceStatus } from '../learning/StudentClass.ts';
import { type CertificateStage, certificateStage } from './ClassCertificate.ts';

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
