import { readFileSync } from 'node:fs';
import { paths } from '../../packages/pages/src/platform/navigation/paths.ts';
import type { Shell } from './openSchool.ts';

/**
 * Every path of both shells; '*' is any other address. A new page stands at the end: by its place here a page is loaded in a
 * wide window or on a phone, and its figure is of that.
 */
export const PATHS: string[] = [
  ...Object.values(paths).filter((path) => path !== paths.mine),
  '/kingdee-login',
  '/query_pc/kingdee',
  '*',
  paths.mine,
];

/** Queries of paths that need one, and an address for the catch-all. */
const QUERIES: Record<string, Record<Shell, string>> = {
  '*': { portal: '/no/such/page', kingdee: '/no/such/page' },
  '/educational-product/detail': { portal: '?id=71001', kingdee: '?id=72001' },
  '/notice/detail': { portal: '?id=51008', kingdee: '?id=53006' },
  '/news-information/detail': { portal: '?id=62008', kingdee: '?id=64005' },
  '/study/training-class': { portal: '?classId=c-elder-3', kingdee: '?classId=c-finance-1' },
  '/study/class-time-table': {
    portal: '?classId=c-elder-3&studentId=u-shen',
    kingdee: '?classId=c-finance-1&studentId=u-qiu',
  },
  '/study/classroom/offline': {
    portal:
      '?classId=c-elder-3&classroomId=r-elder-60&studentId=u-shen&courseId=k-elder&activityId=a-elder-6&bizType=CLASS_ACTIVITY',
    kingdee:
      '?classId=c-finance-1&classroomId=r-finance-202&studentId=u-qiu&courseId=k-finance&activityId=a-finance-202&bizType=CLASS_ACTIVITY',
  },
  '/study/classroom/online': {
    portal:
      '?classId=c-elder-3&courseId=k-elder&studentId=u-shen&classroomId=r-elder-43&activityId=a-elder-4',
    kingdee:
      '?classId=c-finance-1&courseId=k-finance&studentId=u-qiu&classroomId=r-finance-11&activityId=a-finance-1',
  },
  '/study/classroom/classroom-detail': {
    portal:
      '?activityId=a-elder-5&classId=c-elder-3&studentId=u-shen&courseId=k-elder&bizType=CLASS_ACTIVITY',
    kingdee:
      '?activityId=a-finance-1&classId=c-finance-1&studentId=u-qiu&courseId=k-finance&bizType=CLASS_ACTIVITY',
  },
  '/study/course/course-detail': {
    portal: '?courseId=k-elder&classId=c-elder-3&classStudentId=u-shen',
    kingdee: '?courseId=k-finance&classId=c-finance-1&classStudentId=u-qiu',
  },
  '/study/homework': {
    portal: '?classId=c-elder-3&classroomId=r-elder-47&studentId=u-shen&courseId=k-elder',
    kingdee: '?classId=c-finance-1&classroomId=r-finance-21&studentId=u-qiu&courseId=k-finance',
  },
  '/study/homework/answer': {
    portal: '?workId=w-room-check-u-shen',
    kingdee: '?workId=w-reconciliation-u-qiu',
  },
  '/study/homework/answer-finish': {
    portal:
      '?classId=c-elder-3&classroomId=r-elder-47&studentId=u-shen&courseId=k-elder&workId=w-turning-plan-u-shen&answerLogId=log-shen-homework-2',
    kingdee:
      '?classId=c-finance-1&classroomId=r-finance-21&studentId=u-qiu&courseId=k-finance&workId=w-reconciliation-u-qiu&answerLogId=log-qiu-homework-1',
  },
  '/study/homework/check-my-homework': {
    portal: '?workId=w-turning-plan-u-shen&answerLogId=log-shen-homework-1',
    kingdee: '?workId=w-reconciliation-u-qiu&answerLogId=log-qiu-homework-1',
  },
  '/study/test': {
    portal:
      '?activityId=a-elder-8&classId=c-elder-3&classroomId=r-theory-2&studentId=u-shen&courseId=k-elder&bizType=CLASS_ACTIVITY&activityContentId=a-elder-8-r-theory-2',
    kingdee:
      '?activityId=a-finance-2&classId=c-finance-1&classroomId=r-finance-1&studentId=u-qiu&courseId=k-finance&bizType=CLASS_ACTIVITY&activityContentId=a-finance-2-r-finance-1',
  },
  '/study/mistakes': { portal: '?classId=c-elder-3', kingdee: '?classId=c-finance-1' },
  '/study/mistakes/practice': { portal: '?classId=c-elder-3', kingdee: '?classId=c-finance-1' },
  '/study/test/answer': { portal: '?workId=w-theory-2-u-shen', kingdee: '?workId=w-finance-1-u-qiu' },
  '/study/test/answer-finish': {
    portal:
      '?classId=c-elder-3&classroomId=r-theory-2&studentId=u-shen&courseId=k-elder&workId=w-theory-2-u-shen&answerLogId=log-shen-1',
    kingdee:
      '?classId=c-finance-1&classroomId=r-finance-1&studentId=u-qiu&courseId=k-finance&workId=w-finance-1-u-qiu&answerLogId=log-qiu-1',
  },
  '/study/test/check-my-test-exam': {
    portal: '?workId=w-theory-2-u-shen&answerLogId=log-shen-1',
    kingdee: '?workId=w-finance-1-u-qiu&answerLogId=log-qiu-1',
  },
};

/** The documented example of the configuration: every feature is on. */
export const EXAMPLE_CONFIG: Record<string, string> = Object.fromEntries(
  [
    ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
      /^CLOUD_SCHOOL_(\w+)=(.+)$/gm,
    ),
  ].map(([, name, value]) => [name, value]),
);

/** An address of the path that has content. */
export function sampleAddress(path: string, shell: Shell): string {
  const query = QUERIES[path]?.[shell] ?? '';
  return query.startsWith('/') ? query : path + query;
}
