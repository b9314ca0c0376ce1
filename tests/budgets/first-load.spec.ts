import { STUDENTS } from '../journeys/students.ts';
import { expect, openAsStudent, test } from '../journeys/test.ts';
import { expectWithin, measureLoad } from './measureLoad.ts';

/** kB gzip; tests/journeys/every-page.spec.ts holds the budget of the other pages. */
const BUDGET = { home: 189, login: 187, answering: 220, stream: 402 };

/** Lessons of one class of the portal; a document, an article and the like have no use for a player. */
const LESSONS = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=';
const PLAYER_FILE = /\/assets\/(player|LessonPlayer)-/;
/** What a stream cannot play without in this browser; the player asks for it last. */
const STREAM_FILE = /\/assets\/hls[^/]*\.js$/;

test('a video loads its player, a document does not; the page takes what was preloaded', async ({
  page,
  school,
}) => {
  const players: string[] = [];
  page.on('request', (request) => {
    if (PLAYER_FILE.test(request.url())) players.push(request.url());
  });
  await openAsStudent(page, school, STUDENTS.portal, `${LESSONS}r-elder-52`);
  await expect(page.getByTitle(/^文档：/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(players).toEqual([]);
  await page.goto(`${school.origin}${LESSONS}r-elder-51`);
  await expect(page.getByRole('slider', { name: '播放进度' })).toBeVisible();
  expect(players.length).toBeGreaterThan(0);
  const { counts } = await school.state();
  expect([counts['tenant.byPreDomain'], counts['classroom.content']]).toEqual([3, 2]);
});

test('a lesson with a stream loads within its budget', async ({ page, context, school }) => {
  await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
  const address = `${school.origin}${LESSONS}r-elder-45`;
  const { weight } = await measureLoad(await context.newPage(), address, STREAM_FILE);
  console.log(
    `portal lesson with a stream: ${weight.toFixed(1)} kB JavaScript + CSS gzip (budget ${BUDGET.stream})`,
  );
  expect(weight).toBeLessThanOrEqual(BUDGET.stream);
  expect(weight).toBeGreaterThan(BUDGET.stream - 20);
});

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('home loads within its budget', async ({ page, school }) => {
      expectWithin(`${shell} home`, await measureLoad(page, `${school.origin}/`), BUDGET.home);
    });

    test('the login loads within its budget', async ({ page, school }) => {
      const path = shell === 'portal' ? '/login' : '/kingdee-login';
      expectWithin(`${shell} login`, await measureLoad(page, school.origin + path), BUDGET.login);
    });

    test('answering loads within its budget', async ({ page, context, school }) => {
      await openAsStudent(page, school, STUDENTS[shell], '/study/mine');
      const work = shell === 'portal' ? 'theory-2' : 'finance-1';
      const address = `${school.origin}/study/test/answer?workId=w-${work}-${STUDENTS[shell].id}`;
      expectWithin(
        `${shell} answering`,
        await measureLoad(await context.newPage(), address),
        BUDGET.answering,
      );
    });
  });
}
