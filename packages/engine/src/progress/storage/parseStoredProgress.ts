import type { LessonKey } from '../ports/LessonKey.ts';
import type { StoredProgress } from '../ports/ProgressStore.ts';
import { mergeRanges, type PlayedRange, type PlayedRanges } from '../state/playing/PlayedRanges.ts';
import type { StudyProgress } from '../state/StudyProgress.ts';

/** Null for anything unreadable: a damaged value counts as absent. */
export function parseStoredProgress(value: unknown): StoredProgress | null {
  if (!isObject(value)) return null;
  const lesson = parseLesson(value['lesson']);
  const progress = parseProgress(value['progress']);
  return lesson && progress ? { lesson, progress } : null;
}

function parseLesson(value: unknown): LessonKey | null {
  if (!isObject(value)) return null;
  const { tenantId, userId, classroomId, courseId, classId, studentId } = value;
  if (typeof tenantId !== 'string' || typeof userId !== 'string') return null;
  if (typeof classroomId !== 'string' || typeof courseId !== 'string') return null;
  if (typeof classId !== 'string' || typeof studentId !== 'string') return null;
  return { tenantId, userId, classroomId, courseId, classId, studentId };
}

function parseProgress(value: unknown): StudyProgress | null {
  if (!isObject(value) || !isAmount(value['positionMs'])) return null;
  const { positionMs, ranges, confirmed, durationMs, studiedAt } = value;
  const reported = isObject(confirmed) ? confirmed : {};
  return {
    positionMs,
    ranges: parseRanges(ranges),
    confirmed: { positionMs: toAmount(reported['positionMs']), studiedMs: toAmount(reported['studiedMs']) },
    durationMs: toAmount(durationMs) || null,
    studiedAt: toAmount(studiedAt),
  };
}

function parseRanges(value: unknown): PlayedRanges {
  return Array.isArray(value) ? mergeRanges(value.filter(isRange)) : [];
}

function isRange(value: unknown): value is PlayedRange {
  return Array.isArray(value) && value.length === 2 && value.every(isAmount);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function toAmount(value: unknown): number {
  return isAmount(value) ? value : 0;
}
