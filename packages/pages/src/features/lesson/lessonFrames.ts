import { isRecord } from '@cloud-school/domain';
import type { Device } from '../../platform/device/createDevice.ts';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';

interface LessonFrame {
  classroomId: string;
  /** A small JPEG as a data URL. */
  picture: string;
}

/** The lessons of which a frame is stored. */
const FRAMES = 4;

/** Characters of one frame; a picture of more detail than usual is not stored. */
const LONGEST = 45_000;

const isFrame = (value: unknown): value is LessonFrame =>
  isRecord(value) &&
  isText(value.classroomId) &&
  isText(value.picture) &&
  value.picture.startsWith('data:image/jpeg;base64,');

/** The frames where a student stopped in her last lessons, newest first: they stand at once where a lesson opens again. */
export const storedLessonFrames = defineStored<LessonFrame[]>({
  key: 'lessonFrames',
  of: 'student-of-school',
  maxDays: 30,
  longest: FRAMES * (LONGEST + 200),
  read: only((value): value is LessonFrame[] => Array.isArray(value) && value.every(isFrame)),
});

type Frames = Pick<Device, 'get' | 'set'>;

export const findFrame = (device: Frames, classroomId: string | null): string | null =>
  device.get(storedLessonFrames)?.find((frame) => frame.classroomId === classroomId)?.picture ?? null;

/** Null forgets the frame, such as at the end of a lesson. */
export function keepFrame(device: Frames, classroomId: string, picture: string | null): void {
  const known = device.get(storedLessonFrames) ?? [];
  const others = known.filter((frame) => frame.classroomId !== classroomId);
  const isFit = picture !== null && picture.length <= LONGEST;
  if (!isFit && others.length === known.length) return;
  device.set(storedLessonFrames, [...(isFit ? [{ classroomId, picture }] : []), ...others].slice(0, FRAMES));
}
