import { isRecord } from '@cloud-school/domain';

/** Whether the visitor has switched on the browser's data saver; only Chromium reports it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return isRecord(connection) && connection.saveData === true;
}
