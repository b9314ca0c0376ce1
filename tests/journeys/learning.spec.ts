import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { School, Shell } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';
import { closeTab, getPosition, storedPosition, toPlayTime, waitForPosition } from './watching.ts';

test.use({ hasWireVariants: true });

interface Walk {
  shell: Shell;
  classId: string;
  courseId: string;
  /** Today's face-to-face activity with its classroom, and a time at which it runs (Asia/Shanghai). */
  training: { activityId: string; classroomId: string; name: string; hour: number };
  video: {
    classroomId: string;
    name: string;
    /** An hour of today at which the server is; entering a running activity signs in by itself. */
    hour: number;
    automaticSignIns: number;
    /** Where the student closes the tab, in seconds of the video, which plays at twice its speed. */
    closedAt: number;
  };
}

const WALKS: Walk[] = [
  {
    shell: 'portal',
    classId: 'c-elder-3',
    courseId: 'k-elder',
    training: {
      activityId: 'a-elder-6',
      classroomId: 'r-elder-60',
      name: '实训：轮椅使用与床椅转移（两人一组）',
      hour: 14,
    },
    video: {
      classroomId: 'r-elder-51',
      name: '翻身与叩背：两人配合的标准手法',
      hour: 11,
      automaticSignIns: 1,
      closedAt: 47,
    },
  },
  {
    shell: 'kingdee',
    classId: 'c-finance-1',
    courseId: 'k-finance',
    training: {
      activityId: 'a-finance-202',
      classroomId: 'r-finance-202',
      name: '机房实操：电子凭证归档',
      hour: 14,
    },
    video: {
      classroomId: 'r-finance-203',
      name: '选学：机考界面熟悉',
      hour: 20,
      automaticSignIns: 0,
      closedAt: 5,
    },
  },
];

/** Sets the server's clock to an hour of today in Shanghai. */
async function setHour(school: School, hour: number) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  const time = `${String(hour).padStart(2, '0')}:05:00`;
  await school.controls({ now: Date.parse(`${day}T${time}+08:00`) });
}

const study = (path: string, query: Record<string, string>) => `/study/${path}?${new URLSearchParams(query)}`;

for (const { shell, classId, courseId, training, video } of WALKS) {
  test.describe(shell, () => {
    test.use({ shell });
    const student = STUDENTS[shell];
    const place = { classId, courseId, studentId: student.id };

    test('a student opens a class and attends today’s face-to-face lesson', async ({
      page,
      context,
      school,
    }) => {
      await setHour(school, training.hour);
      await openAsStudent(page, school, student, study('training-class', { classId }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(async () => (await school.state()).counts['class.recordVisit'] ?? 0).toBe(1);
      // The button's word depends on the time of the device: 查看安排, 进入课堂, 补看.
      const lesson = page.getByRole('article', { name: training.name });
      await lesson.getByRole('button', { name: `：${training.name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: training.name })).toBeVisible();

      // A double click, while the server takes its time, signs in once (F30).
      await school.controls({ fail: [{ endpointId: 'attendance.sign', outcome: 'delay-1500', times: 2 }] });
      await page.getByRole('button', { name: '签到', exact: true }).dblclick();
      await expect(page.getByText('签到成功')).toBeVisible();
      expect((await school.state()).counts['attendance.sign']).toBe(1);

      // So does signing out in two windows.
      const other = await context.newPage();
      await other.goto(page.url());
      const signOut = (window: Page) => window.getByRole('button', { name: '签退', exact: true });
      await expect(signOut(other)).toBeVisible();
      await signOut(page).click();
      await signOut(other).click();
      await expect(other.getByRole('status').getByText('请勿重复打卡')).toBeVisible();
      await expect(page.getByText('签退成功')).toBeVisible();
      expect((await school.state()).counts['attendance.sign']).toBe(2);
    });

    test.describe('while reports fail', () => {
      test.use({ expectedNoise: [NETWORK_NOISE] });

      test('a lesson is watched, closed and resumed where it was closed', async ({
        page,
        context,
        school,
      }) => {
        await setHour(school, video.hour);
        // Every report of the visit fails until shortly before its end (F34).
        await school.controls({
          fail: [{ endpointId: 'studyRecord.save', outcome: 'status-500', times: 999 }],
        });
        const address = study('classroom/online', { ...place, classroomId: video.classroomId });
        await openAsStudent(page, school, student, address);
        await expect(page.getByRole('heading', { name: video.name }).first()).toBeVisible();
        await page.getByRole('button', { name: /^倍速/ }).click();
        await page.getByRole('menuitemradio', { name: '2.0x' }).click();
        expect(await getPosition(page)).toBe(0);
        await page.getByRole('button', { name: '播放', exact: true }).first().click();

        await waitForPosition(page, video.closedAt - 2);
        await expect(page.getByText('学习进度还没有传上去，已存在本机，会自动重试')).toBeVisible();
        expect(await storedPosition(school, video.classroomId)).toBe(null);
        await school.controls({ clearFailures: true });

        // The playback never stopped for a failed report; the tab closes while it goes on (F31).
        await waitForPosition(page, video.closedAt);
        await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
        const closing = Date.now();
        const seenMs = await getPosition(page);
        await closeTab(page);
        // At the double rate, and a busy machine shows the position up to a second late.
        const playedOnMs = (Date.now() - closing) * 2 + 1000;
        await expect
          .poll(() => storedPosition(school, video.classroomId))
          .toBeGreaterThan(video.closedAt * 1000 - 1000);
        const stored = (await storedPosition(school, video.classroomId)) ?? 0;
        expect(stored).toBeLessThanOrEqual(seenMs + playedOnMs);

        const again = await context.newPage();
        await again.goto(school.origin + address);
        const playTime = toPlayTime(stored);
        await expect(again.getByText(`已从上次的 ${playTime} 继续播放`)).toBeVisible();
        await expect.poll(() => getPosition(again)).toBe(stored);
        // Two visits are two starts, and one signing in (F29).
        const { counts } = await school.state();
        expect(counts['classroom.studyStart']).toBe(2);
        expect(counts['attendance.signAutomatically'] ?? 0).toBe(video.automaticSignIns);

        await again.goto(school.origin + study('course/course-detail', { courseId, classId }));
        await expect(again.getByText(`看到 ${playTime}`)).toBeVisible();
        await again.getByRole('link', { name: /继续学习/ }).click();
        await expect(again.getByRole('heading', { name: video.name }).first()).toBeVisible();
      });
    });

    test('the timetable shows week, month and all lessons and exports the period', async ({
      page,
      school,
    }) => {
      await openAsStudent(
        page,
        school,
        student,
        study('class-time-table', { classId, studentId: student.id }),
      );
      await expect(page.getByRole('radio', { name: '周' })).toBeChecked();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '导出到日历（.ics）' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n ', '')).toContain(training.name);

      // The answer of a week that was left again arrives late (F37).
      const range = page.getByRole('button', { name: /^选择日期范围/ });
      const thisWeek = (await range.textContent()) ?? '';
      await school.controls({ fail: [{ endpointId: 'timetable.activities', outcome: 'delay-2500' }] });
      const [late] = await Promise.all([
        page.waitForRequest(/activity\/listByDate/),
        page.getByRole('button', { name: '下一周' }).click(),
      ]);
      await page.getByRole('button', { name: '上一周' }).click();
      await (await late.response())?.finished();
      await expect(range).toHaveText(thisWeek);
      await expect(page.getByRole('button', { name: training.name })).toBeVisible();

      await page.getByRole('radio', { name: '周' }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
      await page.getByRole('radio', { name: '月' }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: '全部' })).toBeChecked();
      await page.goBack();
      await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
    });
  });
}
