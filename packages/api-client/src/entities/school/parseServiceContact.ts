import type { ServiceContact } from '@cloud-school/domain';
import { asRecord, optionalText, readPicture, text } from '../read.ts';

/** A record of customer service; what it lacks is null. */
export function parseServiceContact(data: unknown): ServiceContact {
  const record = asRecord(data, 'Service contact');
  return {
    id: text(record.id, 'Service contact id'),
    mobile: optionalText(record.mobile),
    qrCodeUrl: readPicture(record.url),
  };
}
