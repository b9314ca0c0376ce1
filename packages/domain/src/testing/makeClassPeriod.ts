import type { ClassPeriod } from '../learning/ClassPeriod.ts';
import { makeStudentClass } from './makeStudentClass.ts';

/** The period of a sample class. */
export function makeClassPeriod(overrides: Partial<ClassPeriod> = {}, index = 0): ClassPeriod {
  const { classId, periodName, className, productName, tenantId, periodStart, periodEnd } = makeStudentClass(
    {},
    index,
  );
  return {
    classId,
    name: periodName,
    className,
    productName,
    tenantId,
    start: periodStart,
    end: periodEnd,
    ...overrides,
  };
}
