import type { Login } from '@cloud-school/domain';
import { parseMoment } from '../dateTime.ts';
import { asRecord, text } from '../read.ts';

/** Reads the result of a login. */
export function parseLogin(data: unknown): Login {
  const record = asRecord(data, 'Login');
  return {
    userId: text(record.userId, 'Login userId'),
    token: text(record.token, 'Login token'),
    expiresAt: parseMoment(record.expiration),
  };
}
