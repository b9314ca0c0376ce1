import type { Device } from '../device/createDevice.ts';
import { createPageVisits, type PageVisits } from './createPageVisits.ts';

/** Whether the browser loaded this document by a reload. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

const opened = new WeakMap<Device['subscribe'], PageVisits>();

/** The visits of this tab: one list a document, since a reload begins a new document. */
export function pageVisitsOf(device: Device): PageVisits {
  const visits = opened.get(device.subscribe) ?? createPageVisits({ device, isReload: isReloaded() });
  opened.set(device.subscribe, visits);
  return visits;
}
