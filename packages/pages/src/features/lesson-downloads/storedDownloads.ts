import { isRecord } from '@cloud-school/domain';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';
import type { DownloadedLesson } from './DownloadedLesson.ts';
import { LESSON_DOWNLOADS } from './LESSON_DOWNLOADS.ts';

/** The lessons that a student downloaded to this device. */
export interface StoredDownloads {
  /** Of their cache, which nobody can guess. */
  id: string;
  /** The classrooms that are there whole. */
  lessons: string[];
  /** The build that wrote what their calls answered. */
  build: string;
}

/** A downloaded lesson is removed so many days after its download. */
export const DOWNLOAD_DAYS = 60;

const DAY_MS = 24 * 60 * 60_000;

/** Whether the time of a lesson is over: it neither plays nor stays. */
export const isTooOld = ({ at }: Pick<DownloadedLesson, 'at'>, now: number): boolean =>
  now - at > DOWNLOAD_DAYS * DAY_MS;

export const cacheOf = (storeId: string): string => LESSON_DOWNLOADS.cachePrefix + storeId;

const isDownloads = (value: unknown): value is StoredDownloads =>
  isRecord(value) &&
  isText(value.id) &&
  typeof value.build === 'string' &&
  Array.isArray(value.lessons) &&
  value.lessons.every(isText);

export const storedDownloads = defineStored<StoredDownloads>({
  key: 'downloads',
  of: 'student',
  maxDays: DOWNLOAD_DAYS,
  cachesOf: ({ id }) => [cacheOf(id)],
  read: only(isDownloads),
});
