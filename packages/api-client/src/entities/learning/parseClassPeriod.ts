import type { ClassPeriod } from '@cloud-school/domain';
import { parseDate } from '../dateTime.ts';
import { asRecord, optionalText, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a period. The specification shows no fields of its own for it: these are those of a class record. */
export function parseClassPeriod(item: unknown): ClassPeriod {
  const record = asRecord(item, 'Class period');
  const productName = optionalText(record.productName);
  return {
    classId: text(record.classId, 'Class id of a period'),
    name: optionalTitle(record.classPeriodName),
    className: optionalTitle(record.className) ?? productName ?? '',
    productName,
    tenantId: optionalText(record.tenantId),
    start: parseDate(record.periodTrainingStartTime),
    end: parseDate(record.periodTrainingEndTime),
  };
}
