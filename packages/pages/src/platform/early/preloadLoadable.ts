import type { Client, Endpoint } from '@cloud-school/api-client';
import type { SchoolSettings } from '@cloud-school/domain';
import { type EarlyCalls, startEarly } from './startEarly.ts';

/** Whose data a page loads, and how. */
export interface DataScope {
  client: Client;
  /** As in OwnerContext: the student, or null on public pages. */
  owner: string | null;
  tenantId: string;
}

/** Whose data a page loads before it renders. */
export interface PreloadScope extends DataScope {
  early: EarlyCalls;
  settings: SchoolSettings;
}

/**
 * Starts a call before the page that needs it renders: `useLoadable` with the same endpoint and arguments takes its answer.
 * A failure shows there.
 */
export function preloadLoadable<Args, Result>(
  { client, owner, tenantId, early }: PreloadScope,
  endpoint: Endpoint<Args, Result>,
  args: Args,
): Promise<Result> {
  return startEarly(early, [tenantId, owner, endpoint.id, args], () =>
    client.call(endpoint, args, navigator.onLine ? undefined : { isQuiet: true }),
  );
}
