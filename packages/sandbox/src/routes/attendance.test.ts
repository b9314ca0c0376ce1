import {
  getAttendance,
  listTodayActivities,
  signAttendance,
  signInAutomatically,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { HOUR, MINUTE } from '../serverTime.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');

async function attend(activityId: string) {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const query = {
    activityId,
    classId: 'c-elder-3',
    classroomId: null,
    courseId: 'k-elder',
    studentId: 'u-shen',
    userId: 'u-shen',
  };
  return {
    query,
    client,
    controls: sandbox.controls,
    getStatus: () => client.call(getAttendance, query),
    sign: (kind: 'sign-in' | 'sign-out') => client.call(signAttendance, { ...query, kind, position: null }),
    signAutomatically: () => client.call(signInAutomatically, query),
    getActivityStatus: async () => {
      const rows = await client.call(listTodayActivities, { classId: 'c-elder-3', userId: 'u-shen' });
      return rows.find(({ id }) => id === activityId)?.status;
    },
  };
}

describe('attendance', () => {
  test('of a running online activity is automatic, and counts at once', async () => {
    const { getStatus, signAutomatically, getActivityStatus } = await attend('a-elder-5');
    expect(await getStatus()).toMatchObject({ isAutomatic: true, canSignIn: true, isSignedIn: false });
    await signAutomatically();
    expect(await getStatus()).toMatchObject({ canSignIn: false, signedInAt: '2026-11-21 10:40:00' });
    expect(await getActivityStatus()).toBe('attended');
    await expect(signAutomatically()).rejects.toThrow('请勿重复打卡');
  });

  test('of a face-to-face activity is signed once each, at its time', async () => {
    const { getStatus, sign, signAutomatically, controls, getActivityStatus } = await attend('a-elder-6');
    expect(await getStatus()).toMatchObject({ isAutomatic: false, canSignIn: false, canSignOut: false });
    await expect(sign('sign-in')).rejects.toThrow('不在打卡时间内');
    await expect(signAutomatically()).rejects.toThrow('本课堂未开启自动签到');

    controls.advanceClock(3 * HOUR + 12 * MINUTE);
    await sign('sign-in');
    await expect(sign('sign-in')).rejects.toThrow('请勿重复打卡');
    expect(await getStatus()).toMatchObject({ isSignedIn: true, canSignOut: true, isSignedOut: false });
    expect(await getActivityStatus()).toBe('attended');

    controls.advanceClock(2 * HOUR);
    await sign('sign-out');
    await expect(sign('sign-out')).rejects.toThrow('请勿重复打卡');
    expect(await getStatus()).toMatchObject({ canSignOut: false, signedOutAt: '2026-11-21 15:52:00' });
  });

  test('of an activity attended before the start of the sandbox has its times', async () => {
    const { getStatus } = await attend('a-elder-4');
    expect(await getStatus()).toMatchObject({
      startsAt: '2026-11-21 08:30:00',
      signedInAt: '2026-11-21 08:26:00',
      signedOutAt: '2026-11-21 10:02:00',
      canSignIn: false,
      canSignOut: false,
    });
  });

  test('of a missed activity stays absence', async () => {
    const { sign, getStatus, getActivityStatus } = await attend('a-elder-3');
    expect(await getStatus()).toMatchObject({ isAutomatic: false, canSignIn: false, isSignedIn: false });
    await expect(sign('sign-in')).rejects.toThrow('不在打卡时间内');
    expect(await getActivityStatus()).toBe('absent');
  });

  test('is refused with another student’s id', async () => {
    const { client, query } = await attend('a-elder-5');
    const other = { ...query, studentId: 'u-he' };
    await expect(client.call(getAttendance, other)).rejects.toMatchObject({ code: '50003' });
    await expect(client.call(signInAutomatically, { ...query, userId: 'u-he' })).rejects.toMatchObject({
      code: '50003',
    });
  });
});
