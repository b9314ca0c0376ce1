import type { ServiceStatus, StudentClass } from '@cloud-school/domain';

/** The result of a click on a class card. */
export type ClassOpening = { kind: 'nothing' } | { kind: 'warn'; message: string } | { kind: 'open' };

/** The click rules of a class card (CLASS-02). */
const OPENINGS: Record<ServiceStatus, (studentClass: StudentClass) => ClassOpening> = {
  'to-be-admitted': () => ({ kind: 'nothing' }),
  'to-start': () => ({ kind: 'warn', message: '开班内容准备中，请耐心等待' }),
  'to-report': openOrWait,
  'in-service': openOrWait,
  completed: openOrWait,
};

export const classOpening = (studentClass: StudentClass): ClassOpening =>
  OPENINGS[studentClass.status](studentClass);

function openOrWait({ isOpen, trainingStart, periodStart }: StudentClass): ClassOpening {
  if (isOpen) return { kind: 'open' };
  const start = trainingStart ?? periodStart;
  return { kind: 'warn', message: start === null ? '请等待开班' : `班级预计${start}开班，请耐心等待` };
}
