import {
  catalogue,
  finishTest,
  getBusinessLines,
  getBusinessSchool,
  getPaper,
  getSchoolInfo,
  getTenantByPreDomain,
  getTestReview,
  getUserInfo,
  getVisitorCount,
  listAnnouncements,
  listBanners,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  listTestLogs,
  loginBySms,
  pageNews,
  pageNotices,
  saveAnswer,
  sendSmsCode,
  startAttempt,
  updateEnrolState,
} from '@cloud-school/api-client';
import { BUSINESS_LINES } from '@cloud-school/domain';
import { describe, expect, test } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import { routedEndpointIds } from './routes/routeTable.ts';
import { createVisitor } from './testing/createVisitor.ts';
import { openExam } from './testing/openExam.ts';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const open = () => createSandbox({ clock: { now: () => NOW } });

test('each endpoint of the catalogue has a route, and each route an endpoint', () => {
  expect(routedEndpointIds.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

describe('the public site', () => {
  test.each([
    ['yunfan', '照护人才云校', ['民办非企业', '省级示范', '线上线下融合']],
    ['kingdee', '金蝶认证中心', ['授权认证', '企业合作', '线上线下融合']],
  ])('%s shows its own school', async (preDomain, projectName, tags) => {
    const { client } = createVisitor(open());
    const tenant = await client.call(getTenantByPreDomain, { preDomain });
    const tenantId = tenant?.id ?? '';
    const school = await client.call(getSchoolInfo, { tenantId });
    const business = await client.call(getBusinessSchool, { tenantId });
    expect(school).toMatchObject({ projectName, contactMobile: '0571-8832 6610' });
    expect(school.position).toEqual({ latitude: 30.348226, longitude: 120.113087 });
    expect(business).toMatchObject({ projectName, tags, hasTraining: true });
    expect(await client.call(getBusinessLines, { tenantId })).toEqual([...BUSINESS_LINES]);
    expect(await client.call(getVisitorCount, { tenantId })).toBeGreaterThan(100_000);
    expect((await client.call(listBanners, { tenantId }))[0]?.action).not.toBeNull();
  });

  test('an unknown host has no tenant', async () => {
    expect(
      await createVisitor(open()).client.call(getTenantByPreDomain, { preDomain: 'localhost' }),
    ).toBeNull();
  });

  test('the ticker has news and notices of the last 30 days, newest first', async () => {
    const { client } = createVisitor(open());
    const range = { startTime: '2026-10-22 00:00:00', endTime: '2026-11-21 23:59:59' };
    const lines = await client.call(listAnnouncements, range);
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['news', 'notice']));
    const times = lines.map(({ publishedAt }) => publishedAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => time >= range.startTime)).toBe(true);
  });

  test('lists come in pages', async () => {
    const { client } = createVisitor(open());
    const second = await client.call(pageNotices, { current: 2, size: 6 });
    expect(second).toMatchObject({ current: 2, pages: 2, size: 6, total: 9 });
    expect(second.items).toHaveLength(3);
    const news = await client.call(pageNews, { current: 1, size: 4, categoryId: '64' });
    expect(news.items.map(({ source }) => source)).toEqual(['考务中心']);
  });

  test('each school has its own news', async () => {
    const news = await createVisitor(open(), '10002').client.call(pageNews, { current: 1, size: 1 });
    expect(news.items[0]?.source).toBe('金蝶认证中心');
  });
});

test('a student’s way from the host to the review of a test', async () => {
  const sandbox = open();
  const { client, session } = createVisitor(sandbox);
  const mobile = '13857146209';
  const tenant = await client.call(getTenantByPreDomain, { preDomain: 'yunfan' });
  session.tenantId = tenant?.id ?? null;

  await client.call(sendSmsCode, { mobile, purpose: 'login' });
  const code = sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  const login = await client.call(loginBySms, { mobile, code, tenantId: session.tenantId ?? '' });
  session.token = login.token;
  expect(login.expiresAt).toBeGreaterThan(NOW);
  const user = await client.call(getUserInfo, {});
  expect(user).toMatchObject({ id: login.userId, name: '沈雨薇', avatarUrl: '/media/avatars/nurse.svg' });

  const classes = await client.call(listStudentClasses, { userId: user.id });
  expect(classes).toHaveLength(7);
  await client.call(updateEnrolState, { classId: 'c-memory-2', userId: user.id });
  const again = await client.call(listStudentClasses, { userId: user.id });
  expect(again.find(({ classId }) => classId === 'c-memory-2')?.status).toBe('in-service');
  expect(await client.call(listStudentClassesOfAllTenants, { userId: user.id })).toHaveLength(8);

  const testQuery = { classId: 'c-elder-3', studentId: user.id, courseId: 'k-elder', classroomId: 'r-quick' };
  const { workId, questionCount, totalPoints, timeLimitMinutes } = await openExam(client, testQuery);
  expect({ questionCount, totalPoints, timeLimitMinutes }).toEqual({
    questionCount: 6,
    totalPoints: 100,
    timeLimitMinutes: 10,
  });
  expect(await client.call(listTestLogs, { workId })).toEqual([]);

  const paper = await client.call(getPaper, { workId });
  expect(paper.groups.map(({ kind }) => kind)).toEqual([
    'single',
    'multiple',
    'true-false',
    'blanks',
    'short-answer',
    'unknown',
  ]);
  const { answerLogId, startedAt } = await client.call(startAttempt, { workId });
  expect(startedAt).toBe(NOW);

  const given: Record<string, { optionKeys: string[]; texts: string[] }> = {
    'q-quick-1': { optionKeys: ['9001'], texts: [] },
    'q-quick-2': { optionKeys: ['A', 'B'], texts: [] },
    'q-quick-3': { optionKeys: ['2'], texts: [] },
    'q-quick-4': { optionKeys: [], texts: ['12', '22'] },
    'q-quick-5': { optionKeys: [], texts: ['先听他说想念什么。'] },
  };
  for (const { id: questionId, unitId, kind } of paper.groups.flatMap(({ questions }) => questions)) {
    const answer = given[questionId];
    if (!answer) continue;
    await client.call(saveAnswer, { answerLogId, workId, questionId, unitId, kind, answer, answeredAt: NOW });
  }
  const half = await client.call(getPaper, { workId });
  expect(half.groups[1]?.questions[0]?.savedAnswer).toEqual(given['q-quick-2']);
  expect(await client.call(finishTest, { workId, answerLogId })).toEqual({ answeredCount: 5 });

  const pending = await client.call(getTestReview, { workId, answerLogId });
  expect(pending).toMatchObject({ status: 'pending-review', score: null, testName: '沟通与观察随堂小测' });
  expect(verdicts(pending)).toEqual([
    'correct 10',
    'partial 1',
    'wrong 0',
    'partial 10',
    'pending',
    'pending',
  ]);
  expect(JSON.stringify(pending)).not.toContain('先接住情绪');

  sandbox.controls.markAttempt(answerLogId, 0.8);
  const reviewed = await client.call(getTestReview, { workId, answerLogId });
  expect(reviewed).toMatchObject({ status: 'reviewed', score: 45 });
  expect(verdicts(reviewed)[4]).toBe('partial 24');
  expect(JSON.stringify(reviewed)).toContain('先接住情绪');
  expect(await client.call(listTestLogs, { workId })).toMatchObject([
    { id: answerLogId, createdAt: '2026-11-21 10:30:00', status: 'reviewed', score: 45 },
  ]);
});

test('reset restores the initial state', async () => {
  const sandbox = open();
  const { client, session, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  sandbox.controls.setLatency(5);
  await client.call(updateEnrolState, { classId: 'c-memory-2', userId: 'u-shen' });
  sandbox.reset();
  expect(sandbox.controls.state()).toMatchObject({ latency: 0, counts: {}, calls: [] });
  await expect(client.call(getUserInfo, {})).rejects.toMatchObject({ kind: 'session-expired' });
  session.token = null;
  await signIn('u-shen');
  const classes = await client.call(listStudentClasses, { userId: 'u-shen' });
  expect(classes.find(({ classId }) => classId === 'c-memory-2')?.status).toBe('to-report');
});

function verdicts({ paper }: { paper: Awaited<ReturnType<typeof getPaper.parse>> }): string[] {
  return paper.groups
    .flatMap(({ questions }) => questions)
    .map(({ solution }) => [solution?.result, solution?.score].filter((part) => part != null).join(' '));
}
