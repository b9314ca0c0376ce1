import { MalformedError } from '../../errors/MalformedError.ts';
import { isRecord, readAddress, text } from '../read.ts';

/** Reads a single-sign-on code, sent bare or as `{ code }`. */
export function parseSsoCode(data: unknown): string {
  return text(isRecord(data) ? data.code : data, 'Single-sign-on code');
}

/** Reads the address of a platform, sent bare or as `{ url }`. */
export function parseCourseLink(data: unknown): string {
  const address = readAddress(isRecord(data) ? data.url : data);
  if (address === null) throw new MalformedError('The link of a course is no http or https address.');
  return address;
}
