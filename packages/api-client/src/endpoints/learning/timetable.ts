import { type TimetablePeriod, timetableAt } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parseDutyCount, parseTimetable } from '../../entities/learning/parseTimetable.ts';

interface TimetableQuery {
  classId: string;
  userId: string;
  /** First and last moment of the period, 'YYYY-MM-DD HH:mm:ss'; null for the bounds of the training. */
  startTime: string | null;
  endTime: string | null;
  period: TimetablePeriod;
}

const PERIOD_CODES: Record<TimetablePeriod, string> = { week: 'WEEK', month: 'MONTH', all: 'UNIT' };

/** The activities of a week, a month or the whole training, by day (TIME-01 to TIME-04). */
export const getTimetable = defineEndpoint({
  id: 'timetable.activities',
  method: 'POST',
  path: '/teaching/anyone/activity/listByDate',
  isPathOurs: true,
  needsToken: true,
  cached: { readAt: timetableAt },
  toPayload: ({ classId, userId, startTime, endTime, period }: TimetableQuery) => ({
    startTime,
    endTime,
    classId,
    userId,
    evaluateType: PERIOD_CODES[period],
  }),
  parse: parseTimetable,
});

/** What a period requires and what the student finished (TIME-05). */
export const getDutyCount = defineEndpoint({
  id: 'timetable.dutyCount',
  method: 'POST',
  path: '/teaching/anyone/activity/dutyCount',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  cached: {},
  toPayload: ({ classId, userId, startTime, endTime, period }: TimetableQuery) => ({
    beginDateTime: startTime,
    endDateTime: endTime,
    classId,
    userId,
    evaluateType: PERIOD_CODES[period],
  }),
  parse: parseDutyCount,
});
