import type { Tenant } from '@cloud-school/domain';
import { asRecord, text } from '../read.ts';

/** Reads a tenant; null when no school has the host. */
export function parseTenant(data: unknown): Tenant | null {
  if (data === null || data === undefined) return null;
  return { id: text(asRecord(data, 'Tenant').id, 'Tenant id') };
}
