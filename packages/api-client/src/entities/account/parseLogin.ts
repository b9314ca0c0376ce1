import { parseMoment } from '../dateTime.ts';
import type { Login } from '@cloud-school/domain';
import { asRecord, optionalNumber, text } from '../read.ts';

/** A smaller number is a time in seconds: as milliseconds it would be before 2001. */
const FIRST_MILLISECONDS = 1e12;
/** A smaller number is not a time but a duration, whose start is unknown. */
const FIRST_SECONDS = 1e9;

function parseExpiration(value: unknown): number | null {
  const number = optionalNumber(value);
  if (number === null) return parseMoment(value);
  if (number < FIRST_SECONDS) return null;
  return number < FIRST_MILLISECONDS ? number * 1000 : number;
}

/** Reads the result of a login. */
export function parseLogin(data: unknown): Login {
  const record = asRecord(data, 'Login');
  return {
    userId: text(record.userId, 'Login userId'),
    token: text(record.token, 'Login token'),
    expiresAt: parseExpiration(record.expiration),
  };
}
