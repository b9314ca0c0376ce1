import type { Brand } from '../platform/brand/Brand.ts';
import { type AppNames, appNames } from '../platform/tenant/appNames.ts';
import type { ServerVisit } from './openPortal.ts';
import { openSchool } from './openSchool.ts';

/** Milliseconds for the calls: a browser waits for the manifest when someone installs the page. */
const PATIENCE = 1500;

/**
 * Names the portal of a host as an installed app. Null for a host without a school; rejects when the back end does not answer
 * in time.
 */
export function createAppNamer(brand: Brand) {
  return (visit: ServerVisit): Promise<AppNames | null> =>
    openSchool(brand, visit, PATIENCE, ({ school }) => appNames(brand, school));
}
