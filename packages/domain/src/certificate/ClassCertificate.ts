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
