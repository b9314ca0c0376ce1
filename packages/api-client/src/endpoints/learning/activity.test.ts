import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/ApiError.ts';
import { captureRequest } from '../../testing/captureRequest.ts';
import { catchError, createRecordingClient, envelope } from '../../testing/createRecordingClient.ts';
import {
  getPastSummary,
  listActivityContents,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
} from './activity.ts';
import { getClassBehaviour, listClassCourses, recordVisit } from './class.ts';
import { requestCourseLink, requestSsoCode, syncCourseUser } from './courseOpening.ts';

const student = { classId: '1', userId: '5' };
const place = { classId: '1', studentId: '2' };

describe('requests of a class page', () => {
  it('carry the class and the student', async () => {
    expect(await captureRequest(listTodayActivities, student)).toEqual({
      line: 'POST /teaching/anyone/activity/today',
      payload: student,
    });
    expect((await captureRequest(getPastSummary, student)).payload).toEqual(student);
    expect((await captureRequest(listActivityContents, { ...student, activityId: '9' })).payload).toEqual({
      ...student,
      activityId: '9',
    });
    expect((await captureRequest(getClassBehaviour, { ...student, ...place })).payload).toEqual({
      ...student,
      ...place,
    });
    expect((await captureRequest(listClassCourses, place)).payload).toEqual(place);
    expect((await captureRequest(recordVisit, place)).payload).toEqual(place);
  });

  it.each([
    ['all', {}],
    ['absent', { classActivityStatus: 1, isRequired: 1 }],
    ['attended', { classActivityStatus: 2, isRequired: 1 }],
    ['elective', { isRequired: 0 }],
  ] as const)('page past activities by the filter %s, newest first', async (filter, model) => {
    expect(await captureRequest(pagePastActivities, { ...student, filter, current: 2, size: 9 })).toEqual({
      line: 'POST /teaching/anyone/activity/pastPage',
      payload: { current: 2, size: 9, order: 'descending', sort: 'id', model: { ...student, ...model } },
    });
  });

  it('ask for the 30 latest entries of a class or of an activity (CDET-09)', async () => {
    const first = { current: 1, size: 30 };
    expect((await captureRequest(pageDynamics, { classId: '1', activityId: null })).payload).toEqual({
      ...first,
      model: { classId: '1' },
    });
    expect((await captureRequest(pageDynamics, { classId: '1', activityId: '9' })).payload).toEqual({
      ...first,
      model: { classId: '1', activityId: '9' },
    });
  });

  it('open courses of other platforms (CDET-07)', async () => {
    const backUrl = 'https://school.example/study/training-class?classId=1';
    expect((await captureRequest(syncCourseUser, { courseId: '7' })).payload).toEqual({ courseId: '7' });
    expect((await captureRequest(requestSsoCode, { courseId: '7' })).payload).toEqual({ courseId: '7' });
    expect((await captureRequest(requestCourseLink, { backUrl, classroomCode: 'W1' })).payload).toEqual({
      backUrl,
      classroomCode: 'W1',
      type: 'S',
    });
  });
});

describe('responses of a class page', () => {
  it.each([
    [requestSsoCode, 'c-1', 'c-1'],
    [requestSsoCode, { code: 'c-1' }, 'c-1'],
    [requestCourseLink, 'https://ward.example.com/?t=1', 'https://ward.example.com/?t=1'],
    [requestCourseLink, { url: '/ward' }, '/ward'],
    [recordVisit, '27', 27],
    [recordVisit, 0, 0],
  ])('of %o with %j are read', ({ parse }, data, read) => {
    expect(parse(data)).toBe(read);
  });

  it.each([
    [requestSsoCode, null],
    [requestSsoCode, ' '],
    [requestCourseLink, 'javascript:alert(1)'],
    [requestCourseLink, null],
    [recordVisit, null],
    [recordVisit, 'often'],
  ])('of %o with %j are malformed', async (endpoint, data) => {
    const { client } = createRecordingClient(envelope(data));
    const args = { ...place, courseId: '1', backUrl: '', classroomCode: '' };
    const error = await catchError(client.call(endpoint as typeof recordVisit, args));
    expect(error instanceof ApiError && error.kind).toBe('malformed');
  });

  it('may have no lists, or malformed entries in them', () => {
    expect(listTodayActivities.parse({ activityResultVOList: null })).toEqual([]);
    expect(listTodayActivities.parse({ activityResultVOList: [{ id: 1 }, null] })).toHaveLength(1);
    expect(listActivityContents.parse({ activityContentResultVOS: '[{"contentId":1}]' })).toHaveLength(1);
    expect(listActivityContents.parse({ activityContentResultVOS: '[{' })).toEqual([]);
    expect(listClassCourses.parse({ classStudentCourseResultVOS: [{ courseId: 1 }, {}] })).toHaveLength(1);
    expect(getPastSummary.parse({ totalNum: '37', absenceNum: 'x' })).toEqual({
      totalCount: 37,
      absentCount: 0,
      attendedCount: 0,
      electiveCount: 0,
    });
    const entries = [{ type: '3', realName: '何俊峰', avatar: 'data:x' }, { type: 6 }, { realName: '无' }];
    expect(pageDynamics.parse({ records: entries }).items).toEqual([
      { kind: 'replied', personName: '何俊峰', avatarUrl: null, content: null },
    ]);
  });
});
