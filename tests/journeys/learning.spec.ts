import { readFile } from 'node:fs/promises';
import type { School, Shell } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

interface Walk {
  shell: Shell;
  classId: string;
  courseId: string;
  /** Today's face-to-face activity with its classroom, and a time at which it runs (Asia/Shanghai). */
  training: { activityId: string; classroomId: string; name: string; hour: number };
  /** A video lesson: its length, and how far the student watches it, in milliseconds. */
  video: { classroomId: string; name: string };
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
    video: { classroomId: 'r-elder-51', name: '翻身与叩背：两人配合的标准手法' },
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
    video: { classroomId: 'r-finance-201', name: '晨读：本周税务通知' },
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

    test('a student opens a class and attends today’s face-to-face lesson', async ({ page, school }) => {
      await setHour(school, training.hour);
      await openAsStudent(page, school, student, study('training-class', { classId }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(async () => (await school.state()).counts['class.recordVisit'] ?? 0).toBe(1);
      await page.getByRole('button', { name: `查看安排：${training.name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: training.name })).toBeVisible();
      await page.getByRole('button', { name: '签到', exact: true }).click();
      await expect(page.getByText('签到成功')).toBeVisible();
      await page.getByRole('button', { name: '签退', exact: true }).click();
      await expect(page.getByText('签退成功')).toBeVisible();
      const { counts } = await school.state();
      expect(counts['attendance.sign']).toBe(2);
    });

    test('a lesson is watched, closed and resumed', async ({ page, context, school }) => {
      const address = study('classroom/online', { ...place, classroomId: video.classroomId });
      await openAsStudent(page, school, student, address);
      await expect(page.getByRole('heading', { name: video.name }).first()).toBeVisible();
      await page.getByRole('button', { name: '播放', exact: true }).first().click();
      await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4.5);
      await page.close({ runBeforeUnload: true });
      await expect
        .poll(async () => {
          const { studyRecords } = await school.state();
          return (
            studyRecords.find(({ classroomId }) => classroomId === video.classroomId)?.learningDuration ?? 0
          );
        })
        .toBeGreaterThan(3900);

      const again = await context.newPage();
      await again.goto(school.origin + address);
      await expect(again.getByText(/已从上次的 00:0\d 继续播放/)).toBeVisible();

      await again.goto(school.origin + study('course/course-detail', { courseId, classId }));
      await expect(again.getByText(`看到 00:0`)).toBeVisible();
      await again.getByRole('link', { name: /继续学习/ }).click();
      await expect(again.getByRole('heading', { name: video.name }).first()).toBeVisible();
    });

    test('an unsent question survives a reload and is asked', async ({ page, school }) => {
      const address = study('classroom/online', { ...place, classroomId: video.classroomId });
      await openAsStudent(page, school, student, address);
      const strip = page.getByRole('navigation', { name: '课堂互动' });
      await strip.getByRole('button', { name: /问答/ }).click();
      await page.getByRole('textbox', { name: '提问' }).fill('三十度侧卧时软枕放哪一侧？');
      await page.reload();
      await strip.getByRole('button', { name: /问答/ }).click();
      await expect(page.getByRole('textbox', { name: '提问' })).toHaveValue('三十度侧卧时软枕放哪一侧？');
      await page.getByRole('button', { name: '提问', exact: true }).click();
      await expect(page.getByText('提问成功，请等待老师回复')).toBeVisible();
      await expect(page.getByText('等待老师回答').first()).toBeVisible();
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

      await page.getByRole('radio', { name: '周' }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
      await page.getByRole('radio', { name: '月' }).press('ArrowRight');
      await expect(page.getByRole('radio', { name: '全部' })).toBeChecked();
      await page.goBack();
      await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
    });
  });
}
