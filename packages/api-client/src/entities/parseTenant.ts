import { asRecord, text } from './read.ts';
import type { Tenant } from './Tenant.ts';

/** A tenant record, or null for a host no school has. */
export function parseTenant(data: unknown): Tenant | null {
  if (data === null || data === undefined) return null;
  return { id: text(asRecord(data, 'Tenant').id, 'Tenant id') };
}
