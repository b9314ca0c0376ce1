import type { StudentClass } from '@cloud-school/domain';

/** The result of a click on a class card. */
export type ClassOpening = { kind: 'nothing' } | { kind: 'warn'; message: string } | { kind: 'open' };

/** Applies the click rules of a class card in their order (CLASS-02). */
export function classOpening(studentClass: StudentClass): ClassOpening {
  if (studentClass.status === 'to-be-admitted') return { kind: 'nothing' };
  if (studentClass.status === 'to-start') return { kind: 'warn', message: '开班内容准备中，请耐心等待' };
  if (studentClass.isOpen) return { kind: 'open' };
  const start = studentClass.trainingStart ?? studentClass.periodStart;
  return { kind: 'warn', message: start === null ? '请等待开班' : `班级预计${start}开班，请耐心等待` };
}
