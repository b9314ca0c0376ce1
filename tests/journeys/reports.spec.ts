import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

const QUICK = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-quick';
const REPORTER_FILE = /createReporter/;

/** What no report may hold: the student's name, mobile and token, ids of the address, words of an error. */
const PRIVATE = /沈雨薇|13857146209|token|answerLogId|classId|w-quick|这句话/;

// One pattern: Playwright takes a pair for a value with its options.
test.use({ expectedNoise: [/这句话|Failed to load resource/] });

test.describe('a school that receives reports', () => {
  test.use({ appConfig: { REPORT_ADDRESS: '/__sandbox/reports', WEB_VITALS: '100' } });

  test('an error, a save and a hand-in that fail, and web vitals arrive without personal data', async ({
    page,
    school,
  }) => {
    await openAsStudent(page, school, STUDENTS.portal, QUICK);
    await page.getByRole('button', { name: '开始答题' }).click();
    await expect(page).toHaveURL(/answerLogId=/);
    // Written by a file of the site, as if its own code failed.
    await page.evaluate(() =>
      setTimeout(() => {
        throw new RangeError(`这句话 沈雨薇 13857146209 ${location.href}`);
      }),
    );
    await expect
      .poll(() => school.reports())
      .toContainEqual(
        expect.objectContaining({ page: '/study/test/answer', kind: 'error', caughtBy: 'window' }),
      );

    await school.controls({ fail: [{ endpointId: 'test.saveAnswer', outcome: 'status-500', times: 1 }] });
    await page.keyboard.press('A');
    await page.getByRole('button', { name: '下一题' }).click();
    await expect
      .poll(() => school.reports())
      .toContainEqual(
        expect.objectContaining({
          page: '/study/test/answer',
          kind: 'answer-not-saved',
          reason: 'unavailable',
          host: new URL(school.origin).host,
          device: 'desktop',
          requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        }),
      );

    await school.controls({ fail: [{ endpointId: 'test.finish', outcome: 'status-500', times: 1 }] });
    await page.getByRole('button', { name: '交卷' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
    await expect
      .poll(() => school.reports())
      .toContainEqual(expect.objectContaining({ kind: 'hand-in-failed', reason: 'unavailable' }));

    // Layout shifts and the largest paint are known when the page is left.
    await page.goto(`${school.origin}/`);
    await expect
      .poll(async () => (await school.reports()).flatMap((report) => ('name' in report ? [report.name] : [])))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
    expect((await school.reports()).filter(({ release }) => release === 'unknown')).toEqual([]);
    expect(JSON.stringify(await school.reports())).not.toMatch(PRIVATE);
  });
});

test('a school without an address receives nothing, and no code for it loads', async ({ page, school }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${school.origin}/`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new RangeError('这句话');
    }),
  );
  await page.goto(`${school.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(files.filter((file) => REPORTER_FILE.test(file))).toEqual([]);
  expect(await school.reports()).toEqual([]);
});
