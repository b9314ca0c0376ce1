import type { Coupon } from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseDate } from '../dateTime.ts';
import { asRecord, optionalBoolean, optionalNumber, optionalText, text } from '../read.ts';
import { title } from '../readTitle.ts';
import { readMoney, readPrice } from './readPrice.ts';

/** Reads a coupon; one without an amount is malformed. */
export function parseCoupon(item: unknown): Coupon {
  const record = asRecord(item, 'Coupon');
  const amount = readMoney(record.amount);
  if (amount === null) throw new MalformedError('Coupon amount is missing.');
  return {
    id: text(record.id, 'Coupon id'),
    title: title(record.title, 'Coupon title'),
    amount,
    minimum: optionalText(record.minPoint) === null ? '0' : (readPrice(record.minPoint)?.amount ?? null),
    usableFrom: parseDate(record.useStartTime),
    usableUntil: parseDate(record.useEndTime),
    status: toStatus(record.received, record.remaining),
  };
}

/** The specification names no fields for this. Without them, every coupon of the list can be claimed. */
function toStatus(received: unknown, remaining: unknown): Coupon['status'] {
  if (optionalBoolean(received)) return 'received';
  return optionalNumber(remaining) === 0 ? 'gone' : 'claimable';
}
