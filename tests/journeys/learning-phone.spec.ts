import { STUDENTS } from './students.ts';
import { expect, fillLogin, openAsStudent, test } from './test.ts';
import { timeOfToday } from './timeOfToday.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('on a phone the header names the page of a class, with the way back and the timetable', async ({
  page,
  school,
}) => {
  const id = 'c-elder-3';
  const student = STUDENTS.portal;
  const header = page.getByRole('banner');
  const back = header.getByRole('button', { name: '返回' });

  await test.step('the list of classes has the header of the site', async () => {
    await openAsStudent(page, school, student, '/study/mine');
    await expect(header.getByRole('button', { name: /我的账号/ })).toBeVisible();
    await expect(back).toHaveCount(0);
  });
  await test.step('a class has its title, and nothing that covers its content', async () => {
    await page.goto(`${school.origin}/study/training-class?classId=${id}`);
    await expect(header.getByText('班级详情')).toBeVisible();
    await expect(page.getByRole('navigation', { name: '当前位置' })).toBeHidden();
    await expect(page.getByRole('button', { name: '展开快捷工具' })).toBeHidden();
    expect((await header.boundingBox())?.height).toBe(56);
  });
  await test.step('its link opens the timetable, the way back returns, whatever week was looked at', async () => {
    await header.getByRole('link', { name: '查看课表' }).click();
    await expect(header.getByText('课表')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '课表' })).toBeFocused();
    await page.getByRole('button', { name: '下一周' }).click();
    await expect(page).toHaveURL(/date=/);
    await back.click();
    await expect(header.getByText('班级详情')).toBeVisible();
  });
  await test.step('the start of a test and 错题本 have theirs', async () => {
    for (const [path, title] of [
      [`/study/test?classId=${id}&courseId=k-elder&classroomId=r-open`, '测试'],
      [`/study/mistakes?classId=${id}`, '错题本'],
    ] as const) {
      await page.goto(`${school.origin}${path}`);
      await expect(header.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: '当前位置' })).toBeHidden();
      await expect(header.getByRole('link', { name: '查看课表' })).toBeVisible();
    }
  });
  await test.step('from the first address of a visit it goes to the list of classes', async () => {
    const opened = await page.context().newPage();
    await opened.goto(`${school.origin}/study/training-class?classId=${id}`);
    await opened.getByRole('banner').getByRole('button', { name: '返回' }).click();
    await expect(opened).toHaveURL(`${school.origin}/study/mine`);
  });
});

test('the directory beside a document opens at its lesson', async ({ page, school }) => {
  const address = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-52';
  await openAsStudent(page, school, STUDENTS.portal, address);
  const shown = page.getByRole('tabpanel').locator('[aria-current="page"]');
  await test.step('on its side the phone shows both', async () => {
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(shown).toBeInViewport();
    await expect(page.getByTitle(/^文档/)).toBeInViewport();
    await expect(page.getByRole('tab', { name: '内容' })).toHaveCount(0);
  });
  await test.step('upright it is a tab', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('tab', { name: '目录' }).click();
    await expect(shown).toBeInViewport();
  });
});

test('a press into a folded note goes on after its words', async ({ page, school }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const address = '/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-45';
  await openAsStudent(page, school, STUDENTS.portal, address);
  await page.getByRole('tab', { name: /^笔记/ }).click();
  const field = page.getByRole('textbox', { name: '笔记内容' });
  await field.click();
  await page.keyboard.type('先问一声，说清往哪边翻');
  await page.getByRole('button', { name: '收起' }).click();
  await field.click();
  await page.keyboard.type('，再动手');
  await expect(field).toHaveValue('先问一声，说清往哪边翻，再动手');
});

test('a lesson that runs is one press from the sign-in, without scrolling', async ({ page, school }) => {
  await school.controls({ now: timeOfToday('11:05') });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${school.origin}/login`);
  await fillLogin(page, STUDENTS.portal);
  const lesson = page.getByRole('link', { name: /^进入课堂：/ });
  await expect(lesson).toBeInViewport({ ratio: 1 });
  await lesson.click();
  await expect(page).toHaveURL(/\/study\/classroom\//);
});

test('on the smallest phone the bar of a running lesson has its attendance whole', async ({
  page,
  school,
}) => {
  await school.controls({ now: timeOfToday('11:05') });
  await page.setViewportSize({ width: 360, height: 740 });
  // Beside the bar of a document is the button of the directory too.
  for (const classroomId of ['r-elder-51', 'r-elder-52']) {
    const address = `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${classroomId}`;
    await openAsStudent(page, school, STUDENTS.portal, address);
    await expect(page.getByText(/^已签到/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '签退', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

for (const page_ of ['online', 'classroom-detail'])
  test(`a lesson of ${page_} keeps its picture while a student reads, jumps and writes`, async ({
    page,
    school,
  }) => {
    const address = `/study/classroom/${page_}?classId=c-elder-3&courseId=k-elder&classroomId=r-elder-51`;
    await openAsStudent(page, school, STUDENTS.portal, address);
    const picture = page.locator('[data-media-provider]');
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    const expectNothingOver = async () => {
      const area = await picture.boundingBox();
      const panel = await page.getByRole('tabpanel').boundingBox();
      expect(area?.width).toBe(375);
      expect(panel?.y).toBeGreaterThanOrEqual((area?.y ?? 0) + (area?.height ?? 0));
      await expect(picture).toBeInViewport({ ratio: 1 });
    };

    await test.step('the directory is below the player, without the header of the site', async () => {
      await expect(page.locator('[aria-current="page"]')).toBeInViewport();
      await expect(page.getByRole('button', { name: '下载本课' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectNothingOver();
    });
    await test.step('a line of the transcript is jumped to in sight, and back', async () => {
      await tab(/^文字稿/).click();
      const line = page.getByRole('tabpanel').getByRole('listitem').nth(3).getByRole('button');
      await line.click();
      const back = page.getByRole('button', { name: '回到 00:00' });
      await expect(back).toBeInViewport({ ratio: 1 });
      await expectNothingOver();
      await back.click();
      await expect(page.getByText(/^00:00 \//)).toBeVisible();
    });
    await test.step('a note is written under the picture, and its words outlive a reload', async () => {
      await tab(/^笔记/).click();
      await page.getByRole('textbox', { name: '笔记内容' }).fill('先问一声再动手');
      await expect(page.getByRole('button', { name: '保存笔记' })).toBeInViewport({ ratio: 1 });
      await expect(picture).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: '收起' }).click();
      await expect(tab(/^笔记/)).toBeVisible();
      await page.reload();
      await tab(/^笔记/).click();
      await expect(page.getByRole('textbox', { name: '笔记内容' })).toHaveValue('先问一声再动手');
    });
    await test.step('on its side the panel stands beside the same player', async () => {
      await page.locator('video').evaluate((video) => video.setAttribute('data-same', ''));
      await page.setViewportSize({ width: 812, height: 375 });
      await expect(page.locator('video[data-same]')).toBeInViewport({ ratio: 1 });
      const area = await picture.boundingBox();
      const panel = await page.getByRole('tabpanel').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual((area?.x ?? 0) + (area?.width ?? 0));
      await expect(page.getByRole('button', { name: '播放', exact: true })).toBeInViewport({ ratio: 1 });
    });
  });
