import type { Tenant } from '../school/Tenant.ts';

/** The tenant of the sample school. */
export function makeTenant(overrides: Partial<Tenant> = {}): Tenant {
  return { id: '1001', ...overrides };
}
