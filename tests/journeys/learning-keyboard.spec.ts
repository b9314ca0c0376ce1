import { STUDENTS } from './students.ts';
import { tabTo } from './tabTo.ts';
import { expect, openAsStudent, test } from './test.ts';
import { timeOfToday } from './timeOfToday.ts';
import { getPosition, waitForPosition } from './watching.ts';

const LESSON = '失能老人体位转移与压疮预防：翻身、叩背与受压点检查';

test('a student goes from the class through a lesson and its questions by keyboard', async ({
  page,
  school,
}) => {
  // While it runs: later in the day it is among the folded ones.
  await school.controls({ now: timeOfToday('11:08') });
  await openAsStudent(page, school, STUDENTS.portal, '/study/training-class?classId=c-elder-3');
  await tabTo(page, page.getByRole('article', { name: LESSON }).getByRole('button', { name: `：${LESSON}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^视频：/ })).toBeVisible();

  await test.step('play, seek, pause', async () => {
    await tabTo(page, page.getByRole('button', { name: '播放', exact: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeFocused();
    await waitForPosition(page, 0.5);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await waitForPosition(page, 10);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: '播放', exact: true })).toBeFocused();
    expect(await getPosition(page)).toBeGreaterThan(5000);
  });

  await test.step('a question', async () => {
    await tabTo(
      page,
      page.getByRole('navigation', { name: '课堂互动' }).getByRole('button', { name: /^问答/ }),
    );
    await page.keyboard.press('Enter');
    const question = page.getByRole('textbox', { name: '提问' });
    await tabTo(page, question);
    await expect(question).toBeEditable();
    // Keys of the player are letters here.
    await page.keyboard.type('km f');
    await page.keyboard.insertText('：叩背叩多久？');
    await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '提问', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('提问成功，请等待老师回复')).toBeVisible();
    await expect(page.getByText('km f：叩背叩多久？')).toBeVisible();
  });
});
