import { isRecord } from '@cloud-school/domain';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';

/** What the book of a class had when it was last read, so that its count costs no calls. */
interface StoredBook {
  /** 'YYYY-MM-DD' of the school, on which it was read. */
  day: string;
  /** The mistakes that can be practised. */
  ids: string[];
}

const isBook = (value: unknown): value is StoredBook =>
  isRecord(value) && isText(value.day) && Array.isArray(value.ids) && value.ids.every(isText);

/** By class; a hand-in ends it. */
export const storedBook = defineStored<StoredBook>({
  key: 'mistakeBook',
  of: 'student-of-school',
  maxDays: 30,
  // Some thousand mistakes.
  longest: 256 * 1024,
  read: only(isBook),
});
