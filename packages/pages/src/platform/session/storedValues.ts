import type { SmsPurpose } from '@cloud-school/api-client';
import { isRecord, type LeftLesson, type MistakeCard, type Position, type User } from '@cloud-school/domain';
import type { PlayerSettings } from '@cloud-school/ui/player';
import { readOldEnd, readOldUser } from './oldPortalValues.ts';

/** An SMS code that was sent; `sentAt` in milliseconds since 1970. */
export interface StoredSmsCode {
  purpose: SmsPurpose;
  mobile: string;
  sentAt: number;
}

export interface StoredSession {
  userId: string;
  token: string;
  /** By the server's clock, milliseconds since 1970; null where the server names no end. */
  expiresAt: number | null;
  /** Server clock minus this device's clock at the sign-in, milliseconds. */
  clockOffset?: number;
}

/** A like of a visitor, whom lists do not know; `serverCount` is the list's count at the press, `shownCount` the one after it. */
interface StoredLike {
  key: string;
  isLiked: boolean;
  serverCount: number;
  shownCount: number;
}

/** The lesson that a student left before its end, and its address. */
export interface StoredLesson extends LeftLesson {
  userId: string;
  address: string;
}

/** The days, 'YYYY-MM-DD', of the last week on which a student played a lesson on this device. */
export interface StoredStudyDays {
  userId: string;
  days: string[];
}

/** How well a student knows the mistakes of a school by now, by the id of each. */
export interface StoredMistakeCards {
  tenantId: string;
  userId: string;
  cards: Record<string, MistakeCard>;
}

/** Where a student asked on this device, the newest first, and how many answers were seen there. */
export interface AskedQuestions {
  userId: string;
  places: AskedPlace[];
}

export interface AskedPlace {
  classId: string;
  classroomId: string;
  /** The student of the class. */
  studentId: string;
  name: string;
  address: string;
  seen: number;
}

/** The lessons that a student downloaded to this device. */
export interface StoredDownloads {
  /** Empty while they are being removed. */
  userId: string;
  /** The name of their cache, which nobody can guess. */
  id: string;
  /** The classrooms that are there whole. */
  lessons: string[];
  /** The build that wrote what their calls answered. */
  build: string;
}

/** The values that the product stores on this device (SHELL-08). */
export interface StoredValues {
  tenantId: string;
  /** The school's id, which calls carry from the start of the next visit, also where its answer fails. */
  schoolId: string;
  /** The sign-in, in one value: another tab never sees one student's id beside another's token. */
  session: StoredSession;
  /**
   * The session's token under the specification's name (SHELL-08): without it there is no sign-in. With `tokenExpireTime` and
   * `info` alone, as the old portal stored them, it is one.
   */
  token: string;
  /** The session's end, milliseconds since 1970. */
  tokenExpireTime: number;
  /** The visitor's fingerprint id. */
  uuid: string;
  info: User;
  /** Position of this device by the maps service; `foundAt` in milliseconds since 1970. */
  location: Position & { foundAt: number };
  /** The SMS codes whose countdown runs (LOGIN-03: it survives a reload). */
  smsCodes: StoredSmsCode[];
  /** The likes of whoever visits without a sign-in (HOME-07, HOME-08). */
  likes: StoredLike[];
  /** Rate, quality and captions of lessons (VIEW-02). */
  playerSettings: PlayerSettings;
  /** The reading size of articles, pixels. */
  articleSize: number;
  /** Where the student stopped: offered on the first pages of the next visit. */
  lastLesson: StoredLesson;
  studyDays: StoredStudyDays;
  mistakeCards: StoredMistakeCards;
  /** The words of the last searches. */
  searches: string[];
  /** The student who asked this device for reminders. */
  remindedUserId: string;
  askedQuestions: AskedQuestions;
  /** Outlives a sign-in that expired: its student finds her lessons again, another one's sign-in removes them. */
  downloads: StoredDownloads;
  /** What the device keeps of a student's visits is being removed. */
  isKeptOver: true;
  /** Visits of 我的学习, and whether its 添加到主屏幕 was declined; `lastAt` in milliseconds since 1970. */
  studyVisits: { count: number; lastAt: number; isDeclined: boolean };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

interface StoredKind<Value> {
  is: (value: unknown) => value is Value;
  /** 'student': a sign-out removes it. 'device': the next student on this device has it too. */
  of: 'student' | 'device';
  /** Stored as it is instead of as JSON. */
  isText?: true;
  /** Characters, where a value of ours may be longer than those that calls carry. */
  longest?: number;
  /** Turns what the old portal stored under the same key into a value of ours. */
  readOld?: (stored: unknown) => unknown;
}

/** How each value is recognised, stored and removed. */
export const STORED_KINDS: { [Key in keyof StoredValues]: StoredKind<StoredValues[Key]> } = {
  tenantId: { is: isText, of: 'device', isText: true },
  schoolId: { is: isText, of: 'device', isText: true },
  session: {
    is: (value): value is StoredSession =>
      isRecord(value) &&
      isText(value.userId) &&
      isText(value.token) &&
      (value.expiresAt === null || isNumber(value.expiresAt)) &&
      (value.clockOffset === undefined || isNumber(value.clockOffset)),
    of: 'student',
  },
  token: { is: isText, of: 'student', isText: true },
  tokenExpireTime: { is: isNumber, of: 'student', readOld: readOldEnd },
  uuid: { is: isText, of: 'student', isText: true },
  info: {
    is: (value): value is User => isRecord(value) && isText(value.id),
    of: 'student',
    readOld: readOldUser,
  },
  location: {
    is: (value): value is StoredValues['location'] =>
      isRecord(value) && ['latitude', 'longitude', 'foundAt'].every((name) => isNumber(value[name])),
    of: 'device',
  },
  smsCodes: {
    is: (value): value is StoredSmsCode[] =>
      Array.isArray(value) &&
      value.every(
        (code) => isRecord(code) && isText(code.purpose) && isText(code.mobile) && isNumber(code.sentAt),
      ),
    of: 'device',
  },
  likes: {
    is: (value): value is StoredLike[] =>
      Array.isArray(value) &&
      value.every(
        (like) =>
          isRecord(like) &&
          isText(like.key) &&
          typeof like.isLiked === 'boolean' &&
          isNumber(like.serverCount) &&
          isNumber(like.shownCount),
      ),
    of: 'device',
  },
  playerSettings: { is: (value): value is PlayerSettings => isRecord(value), of: 'device' },
  articleSize: { is: isNumber, of: 'device' },
  lastLesson: {
    is: (value): value is StoredLesson =>
      isRecord(value) &&
      ['userId', 'address', 'classId', 'classroomId', 'name'].every((name) => isText(value[name])) &&
      isTextOrNull(value.chapterName) &&
      isNumber(value.position) &&
      (value.duration === null || isNumber(value.duration)),
    of: 'student',
  },
  studyDays: {
    is: (value): value is StoredStudyDays =>
      isRecord(value) && isText(value.userId) && Array.isArray(value.days) && value.days.every(isText),
    of: 'student',
  },
  mistakeCards: {
    is: (value): value is StoredMistakeCards =>
      isRecord(value) &&
      isText(value.tenantId) &&
      isText(value.userId) &&
      isRecord(value.cards) &&
      Object.values(value.cards).every((card) => isRecord(card) && isNumber(card.right) && isText(card.due)),
    of: 'student',
    // Some thousand mistakes.
    longest: 256 * 1024,
  },
  searches: {
    is: (value): value is string[] => Array.isArray(value) && value.every(isText),
    of: 'student',
  },
  remindedUserId: { is: isText, of: 'student' },
  askedQuestions: {
    is: (value): value is AskedQuestions =>
      isRecord(value) &&
      isText(value.userId) &&
      Array.isArray(value.places) &&
      value.places.every(
        (place) =>
          isRecord(place) &&
          ['classId', 'classroomId', 'studentId', 'name', 'address'].every((key) => isText(place[key])) &&
          isNumber(place.seen),
      ),
    of: 'student',
  },
  downloads: {
    is: (value): value is StoredDownloads =>
      isRecord(value) &&
      typeof value.userId === 'string' &&
      isText(value.id) &&
      typeof value.build === 'string' &&
      Array.isArray(value.lessons) &&
      value.lessons.every(isText),
    of: 'device',
  },
  isKeptOver: { is: (value): value is true => value === true, of: 'device' },
  studyVisits: {
    is: (value): value is StoredValues['studyVisits'] =>
      isRecord(value) &&
      isNumber(value.count) &&
      isNumber(value.lastAt) &&
      typeof value.isDeclined === 'boolean',
    of: 'device',
  },
};
