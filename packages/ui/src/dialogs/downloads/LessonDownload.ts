/** Why a download stopped by itself. */
export type DownloadStop = 'network' | 'full' | 'gone' | 'blocked' | 'elsewhere' | 'signed-out';

/** Why a lesson cannot be downloaded at all. */
export type DownloadRefusal = 'stream' | 'foreign' | 'blocked' | 'nothing';

/** How far the download of a lesson is; sizes in bytes, null where the server does not say them. */
export type LessonDownload =
  | { kind: 'checking' }
  | { kind: 'refused'; reason: DownloadRefusal }
  /** `stop`: the last try did not begin. `leftOut`: parts that stay at the school, such as 字幕. */
  | { kind: 'ready'; size: number | null; stop: DownloadStop | null; leftOut: readonly string[] }
  | { kind: 'running'; bytes: number; size: number | null }
  | { kind: 'paused'; bytes: number; size: number | null; stop: DownloadStop | null }
  | { kind: 'whole'; size: number }
  /** The school replaced a file since. */
  | { kind: 'changed'; size: number | null; stop: DownloadStop | null };

/** A lesson in the list of what is on the device. */
export interface DownloadedRow {
  id: string;
  name: string;
  /** The page of the lesson. */
  to: string;
  bytes: number;
  isWhole: boolean;
}
