import type { School, Tenant } from '@cloud-school/domain';
import type { Portal } from '../portal/Portal.ts';
import { schoolCalls } from './School.ts';
import { tenantCall } from './useTenant.ts';

/** Keeps in the portal what it remembers of calls that were answered elsewhere: its own calls carry the tenant and the school. */
export function restoreSchool(portal: Portal, answerTo: (key: unknown[]) => unknown): void {
  const tenant = tenantCall(portal);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the call's parser gave.
  const known = answerTo(tenant.key) as Tenant | null | undefined;
  if (known === undefined) return;
  tenant.keep(known);
  if (!known) return;
  const { school } = schoolCalls(portal, known);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
  const found = answerTo(school.key) as School | undefined;
  if (found) school.keep(found);
}
