import { isRecord } from '@cloud-school/domain';

/** The visitor pays for each byte, and said so to the browser; Chromium alone tells. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return isRecord(connection) && connection.saveData === true;
}
