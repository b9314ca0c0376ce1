import { isRecord, optionalText } from './read.ts';

/** Tenant id of an invitation, bare or in a record; null for a code that nobody gave out. */
export function parseInvitation(data: unknown): string | null {
  return optionalText(isRecord(data) ? data.tenantId : data);
}
