import { keysOf } from '../keysOf.ts';
import type { Evaluation } from '../learning/ClassStatistics.ts';
import type { ServiceStatus } from '../learning/StudentClass.ts';

/** How far a student is on the way to the certificate of a class. No call lists certificates: class and evaluation say it. */
export type CertificateStage = 'studying' | 'waiting' | 'passed' | 'failed';

/** The certificate that a class leads to. */
export interface ClassCertificate {
  classId: string;
  className: string;
  /** What is certified: the training project, else the class. */
  name: string;
  stage: CertificateStage;
  /** 'YYYY-MM-DD', the last day of the class. */
  endsOn: string | null;
}

/** What a stage is called, beside its certificate and after a number of them. */
export const CERTIFICATE_WORDS: Record<CertificateStage, { one: string; several: string }> = {
  passed: { one: '评估合格，可查证书', several: '可查' },
  waiting: { one: '等待评估', several: '等待评估' },
  studying: { one: '还没有取得', several: '还没有取得' },
  failed: { one: '评估不合格', several: '评估不合格' },
};

/** 1 本可查，2 本还没有取得: how many there are of each stage, and in short what there is; null without any. */
export function countCertificates(
  certificates: readonly Pick<ClassCertificate, 'stage'>[],
): { text: string; longText: string } | null {
  const counts = keysOf(CERTIFICATE_WORDS)
    .map((stage) => ({ stage, count: certificates.filter((each) => each.stage === stage).length }))
    .filter(({ count }) => count > 0);
  const [first] = counts;
  if (!first) return null;
  const { stage, count } = first;
  return {
    text: HAS_CERTIFICATE[stage] ? `${count} 本` : CERTIFICATE_WORDS[stage].one,
    longText: counts.map((each) => `${each.count} 本${CERTIFICATE_WORDS[each.stage].several}`).join('，'),
  };
}

const HAS_CERTIFICATE: Record<CertificateStage, boolean> = {
  passed: true,
  waiting: false,
  studying: false,
  failed: false,
};

const AFTER_EVALUATION: Record<Evaluation, CertificateStage> = {
  'not-evaluated': 'waiting',
  passed: 'passed',
  failed: 'failed',
};

/** Whether the training is over: only then the evaluation counts. */
const IS_OVER: Record<ServiceStatus, boolean> = {
  'to-be-admitted': false,
  'to-start': false,
  'to-report': false,
  'in-service': false,
  completed: true,
};

/** Whether the evaluation of a class is to be asked for. */
export const needsEvaluation = (status: ServiceStatus): boolean => IS_OVER[status];

export const certificateStage = (status: ServiceStatus, evaluation: Evaluation | null): CertificateStage =>
  IS_OVER[status] ? AFTER_EVALUATION[evaluation ?? 'not-evaluated'] : 'studying';
