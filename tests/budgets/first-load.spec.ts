import { STUDENTS } from '../journeys/students.ts';
import { expect, openAsStudent, test } from '../journeys/test.ts';
import { expectFigure, STREAM_FIGURE } from './figures.ts';
import { measureLoad } from './measureLoad.ts';

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
  console.log(`portal lesson with a stream: ${weight.toFixed(1)} kB`);
  expectFigure('a lesson with a stream', weight, STREAM_FIGURE);
});
