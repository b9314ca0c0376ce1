import { type ClassActivity, attendanceAt, type PastFilter } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parseActivityDynamic } from '../../entities/learning/parseActivityDynamic.ts';
import { parseActivityContent, parseClassActivity } from '../../entities/learning/parseClassActivity.ts';
import { parsePastSummary } from '../../entities/learning/parsePastSummary.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { isRecord, jsonList, readItems, readList } from '../../entities/read.ts';

interface StudentQuery {
  classId: string;
  userId: string;
}

/** The activities of today, with the student's attendance (CDET-03). */
export const listTodayActivities = defineEndpoint({
  id: 'activity.today',
  method: 'POST',
  path: '/teaching/anyone/activity/today',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {
    isOfToday: true,
    readAt: (activities: ClassActivity[], now) => activities.map((activity) => attendanceAt(activity, now)),
  },
  toPayload: ({ classId, userId }: StudentQuery) => ({ classId, userId }),
  parse: (data) =>
    readList(isRecord(data) ? data.activityResultVOList : data, 'Activities', parseClassActivity),
});

/** Counts for the filters of past activities (CDET-04). */
export const getPastSummary = defineEndpoint({
  id: 'activity.pastSummary',
  method: 'POST',
  path: '/teaching/anyone/activity/pastSummary',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, userId }: StudentQuery) => ({ classId, userId }),
  parse: parsePastSummary,
});

interface PastQuery extends StudentQuery {
  filter: PastFilter;
  current: number;
  size: number;
}

/** Absence and attendance concern required activities only. */
const FILTER_CODES: Record<PastFilter, object> = {
  all: {},
  absent: { classActivityStatus: 1, isRequired: 1 },
  attended: { classActivityStatus: 2, isRequired: 1 },
  elective: { isRequired: 0 },
};

/** A page of past activities, newest first (CDET-04). */
export const pagePastActivities = defineEndpoint({
  id: 'activity.pastPage',
  method: 'POST',
  path: '/teaching/anyone/activity/pastPage',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classId, userId, filter, current, size }: PastQuery) => ({
    current,
    size,
    order: 'descending',
    sort: 'id',
    model: { classId, userId, ...FILTER_CODES[filter] },
  }),
  parse: (data) => parsePage(data, parseClassActivity),
});

/** The class page shows this many entries, one after the other (CDET-09). */
const DYNAMICS_SIZE = 30;

/** The latest entries of a class, or of one of its activities (CDET-09). */
export const pageDynamics = defineEndpoint({
  id: 'activity.dynamics',
  method: 'POST',
  path: '/teaching/anyone/activity/dynamicPage',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, activityId }: { classId: string; activityId: string | null }) => ({
    current: 1,
    size: DYNAMICS_SIZE,
    model: { classId, activityId },
  }),
  parse: (data) => parsePage(data, parseActivityDynamic),
});

/** The contents of an activity, with how far the student is in each (CROOM-01). */
export const listActivityContents = defineEndpoint({
  id: 'activity.contents',
  method: 'POST',
  path: '/teaching/anyone/activity/contentList',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ activityId, userId, classId }: StudentQuery & { activityId: string }) => ({
    activityId,
    userId,
    classId,
  }),
  parse: (data) =>
    readItems(jsonList(isRecord(data) ? data.activityContentResultVOS : data), parseActivityContent),
});
