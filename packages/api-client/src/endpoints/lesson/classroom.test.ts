import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { captureRequest } from '../../testing/captureRequest.ts';
import { createRecordingClient, envelope } from '../../testing/createRecordingClient.ts';
import { getLessonContent, getLessonPreview } from '../lesson-content/lessonContent.ts';
import { getAttendance, signAttendance, signInAutomatically } from './attendance.ts';
import { getChapters, getClassroomDetail, listHighlights, recordStudyStart } from './classroom.ts';
import { getLastPosition, saveStudyRecord } from './studyRecord.ts';

const lesson = { classroomId: '4', courseId: '3', studentId: '2', classId: '1' };
const sign = { ...lesson, activityId: '9', userId: '5' };

describe('requests of a classroom', () => {
  it('name the course, and an exam ignores the class', async () => {
    const { classroomId: _classroomId, ...course } = lesson;
    expect((await captureRequest(getChapters, course)).payload).toEqual(course);
    expect((await captureRequest(getChapters, { ...course, classId: null, isExam: true })).payload).toEqual({
      courseId: '3',
      studentId: '2',
      ignoreClass: 1,
    });
  });

  it('name the classroom', async () => {
    const payload = { classroomId: '4' };
    expect((await captureRequest(getClassroomDetail, payload)).payload).toEqual(payload);
    expect((await captureRequest(getLessonContent, payload)).payload).toEqual(payload);
    expect(await captureRequest(getLessonPreview, payload)).toEqual({
      line: 'POST /library/anyone/classroom/previewContent',
      payload,
    });
    expect((await captureRequest(recordStudyStart, { ...sign, activityId: null })).payload).toEqual({
      ...lesson,
      userId: '5',
    });
    const place = { bizId: '4', classId: '1', courseId: '3' };
    expect((await captureRequest(listHighlights, place)).payload).toEqual(place);
  });

  it('sign in and out with a position or without (ATT-01)', async () => {
    expect((await captureRequest(getAttendance, sign)).payload).toEqual(sign);
    const position = { latitude: 30.35, longitude: 120.11 };
    expect((await captureRequest(signAttendance, { ...sign, kind: 'sign-in', position })).payload).toEqual({
      ...sign,
      type: 1,
      lat: 30.35,
      lon: 120.11,
    });
    expect(
      (await captureRequest(signAttendance, { ...sign, kind: 'sign-out', position: null })).payload,
    ).toEqual({ ...sign, type: 2 });
    const { classroomId: _classroomId, ...automatic } = sign;
    expect((await captureRequest(signInAutomatically, automatic)).payload).toEqual({ ...automatic, type: 1 });
  });

  it('save how far the student is, in whole milliseconds (PROG-01)', async () => {
    const studiedAt = new Date('2026-11-21T13:05:09+08:00').getTime();
    const record = { ...lesson, studiedAt, position: 766_000.4, remaining: 464_000.2 };
    expect((await captureRequest(saveStudyRecord, record)).payload).toEqual({
      ...lesson,
      lastStudyTime: '2026-11-21 13:05:09',
      learningDuration: 766_000,
      remainStudyDuration: 464_000,
      client: 'Web',
    });
    const unknown = (await captureRequest(saveStudyRecord, { ...record, remaining: null })).payload;
    expect(unknown).not.toHaveProperty('remainStudyDuration');
    expect((await captureRequest(getLastPosition, lesson)).payload).toEqual(lesson);
  });

  it('of a study record can outlive the page', async () => {
    const { client, requests } = createRecordingClient(envelope());
    const record = { ...lesson, studiedAt: 0, position: 1, remaining: null };
    await client.call(saveStudyRecord, record, { isKeepalive: true });
    expect(requests[0]?.keepalive).toBe(true);
  });
});

describe('responses of a classroom', () => {
  it.each([
    [{ learningDuration: '766000' }, 766_000],
    [47_000, 47_000],
    [{ learningDuration: 0 }, 0],
    [null, null],
    [{}, null],
    [{ learningDuration: null }, null],
  ])('with the position %j are read as %j', (data, position) => {
    expect(getLastPosition.parse(data)).toBe(position);
  });

  it.each([
    [{ learningDuration: -1 }],
    ['NaN'],
    ['01:00'],
    [[]],
    ['操作成功'],
    [{ learningDuration: 'NaN' }],
  ])('with the position %j are malformed: unknown is not 0', (data) => {
    expect(() => getLastPosition.parse(data)).toThrow('The last position');
  });

  it('have details, points as text or records, and teachers with a name', () => {
    const data = {
      classroomName: '实训',
      isRequired: '1',
      desc: '穿防滑鞋',
      points: [{ pointDesc: '停稳' }, '刹车', { pointDesc: '' }, null],
      teacherList: JSON.stringify([
        { teacherName: '何俊峰', teacherAvatar: '/a.svg', roleCode: 't_kcls' },
        { teacherName: '林静怡', teacherHeadUrl: 'javascript:alert(1)', roleCode: 'x' },
        { teacherAvatar: '/b.svg' },
      ]),
    };
    expect(getClassroomDetail.parse(data)).toEqual({
      name: '实训',
      isRequired: true,
      notice: '穿防滑鞋',
      points: ['停稳', '刹车'],
      teachers: [
        { name: '何俊峰', avatarUrl: '/a.svg', role: 'course-teacher' },
        { name: '林静怡', avatarUrl: null, role: null },
      ],
    });
    expect(() => getClassroomDetail.parse(null)).toThrow(MalformedError);
  });

  it('have highlights with a safe address only', () => {
    const rows = [
      { titbitName: '示范', url: '/a.mp4', fileType: 'video' },
      { url: 'https://a.example/b.png', fileType: { code: 'IMG' } },
      { titbitName: '坏', url: 'javascript:alert(1)', fileType: 'VIDEO' },
      null,
    ];
    expect(listHighlights.parse(rows)).toEqual([
      { name: '示范', url: '/a.mp4', kind: 'video' },
      { name: '', url: 'https://a.example/b.png', kind: 'image' },
    ]);
    expect(listHighlights.parse(null)).toEqual([]);
  });

  it.each([
    [
      { signIn: 1, isSignIn: 0 },
      { canSignIn: true, isSignedIn: false },
    ],
    [
      { signOut: '1', signInTime: '2026-11-21 13:52:10' },
      { canSignOut: true, isSignedIn: true },
    ],
    [
      { isSignIn: '1', isSignOut: true },
      { isSignedIn: true, isSignedOut: true, signedInAt: null },
    ],
    [{ onlineAttendance: '1' }, { isAutomatic: true }],
    [
      { signIn: null, onlineAttendance: 'x' },
      { canSignIn: false, isAutomatic: false, startsAt: null },
    ],
    [
      { classStartTime: '2026-11-21 14:00:00', classEndTime: '2026-11-21 12:00:00' },
      { startsAt: '2026-11-21 14:00:00', endsAt: null },
    ],
  ])('with the attendance %j are read', (data, read) => {
    expect(getAttendance.parse(data)).toMatchObject(read);
  });
});
