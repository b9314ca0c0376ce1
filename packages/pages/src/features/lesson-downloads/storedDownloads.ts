import { isRecord } from '@cloud-school/domain';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';
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
