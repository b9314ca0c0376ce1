import type { Portal } from '../portal/Portal.ts';
import { schoolCalls } from './School.ts';
import { tenantCall } from './useTenant.ts';

/** Keeps in the portal what it remembers of calls that were answered elsewhere: its own calls carry the tenant and the school. */
export function restoreSchool(portal: Portal, answerTo: (key: unknown[]) => unknown): void {
  const recall = <Answer>({ key }: { key: unknown[]; load: () => Promise<Answer> }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the call.
    answerTo(key) as Answer | undefined;
  const tenant = tenantCall(portal);
  const known = recall(tenant);
  if (known === undefined) return;
  tenant.keep(known);
  if (!known) return;
  const { school } = schoolCalls(portal, known);
  const found = recall(school);
  if (found) school.keep(found);
}
