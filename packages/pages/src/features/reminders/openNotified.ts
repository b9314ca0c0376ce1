import { isRecord, parseUrl } from '@cloud-school/domain';

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** The windows of this origin, as a worker sees them. */
export interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Opens what a notification is about, in a window of its own unless one shows it: another may be in an exam. */
export async function openNotified(windows: Windows, data: unknown, origin: string): Promise<void> {
  const given = isRecord(data) && typeof data.address === 'string' ? data.address : '/';
  const address = parseUrl(given, origin);
  // Who can show a notification of this site does not choose where a press on it leads.
  const { href } = address?.origin === origin ? address : new URL('/', origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => url === href);
  await (shown ? shown.focus() : windows.openWindow(href));
}
