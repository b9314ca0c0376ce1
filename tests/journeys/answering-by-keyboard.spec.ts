import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';

const READING = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-reading';

test.use({ expectedNoise: [NETWORK_NOISE] });

async function startReading(page: Page, school: School) {
  await openAsStudent(page, school, STUDENTS.portal, READING);
  await page.getByRole('button', { name: '开始答题' }).press('Enter');
  await expect(page).toHaveURL(/answerLogId=/);
  await expect(page.getByText('答题卡（共3题）')).toBeVisible();
}

/** What an announcer has said, each text once. */
async function recordAnnouncements(page: Page, announcer: 'time' | 'saving') {
  await page.locator(`[data-announcer="${announcer}"]`).evaluate((region, name) => {
    const heard: string[] = [];
    Object.assign(window, { [`heard-${name}`]: heard });
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, announcer);
  return () => page.evaluate((name) => Reflect.get(window, `heard-${name}`) as string[], announcer);
}

test('a whole test by keyboard: a screen reader meets names, states and one stop for the card', async ({
  page,
  school,
}) => {
  await startReading(page, school);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: '标记' }).press('Enter');
  const tile = page.getByRole('button', { name: '第 1 题，已答，已保存，已标记' });
  await expect(tile).toBeVisible();
  await expect(page.getByRole('complementary')).toMatchAriaSnapshot(`
    - complementary:
      - timer "剩余时间"
      - button "报时"
      - region "答题卡（共3题）":
        - heading "答题卡（共3题）" [level=2]
        - list "图例"
        - heading "一、单选题" [level=3]
        - list "一、单选题":
          - listitem:
            - button "第 1 题，已答，已保存，已标记"
        - heading "二、阅读理解" [level=3]
        - list "二、阅读理解":
          - listitem:
            - button "第 2 题，未答"
        - heading "三、完形填空" [level=3]
        - list "三、完形填空":
          - listitem:
            - button "第 3 题，未答"
  `);

  // The card: one tab stop, arrows inside it, Enter opens the question, and the focus is on its passage.
  await tile.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '第 2 题，未答' })).toBeFocused();
  await page.keyboard.press('Enter');
  const passage = page.getByRole('region', { name: '阅读材料' });
  await expect(passage).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^A 立即补服/ })).toBeFocused();
  await page.keyboard.press('b');
  const first = page.getByRole('group', { name: '第 1 小题，单选' });
  await expect(first).toContainText('已答');
  await expect(first).toMatchAriaSnapshot(`
    - group "第 1 小题，单选":
      - radiogroup /护理员此时/:
        - radio "A 立即补服降压药"
        - radio "B 协助进食糖果或含糖饮料" [checked]
        - radio "C 劝其卧床休息"
        - radio "D 先联系家属再处理"
  `);

  // Letters are text in a field: neither an option nor the time.
  const blank = page.getByRole('textbox', { name: '填空 1' });
  await blank.focus();
  await page.keyboard.type('tab3.9');
  await expect(blank).toHaveValue('tab3.9');
  await expect(page.getByText(/^剩余 .* 秒$/)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('t');
  await expect(page.getByText(/^剩余 (29|30) 分 \d+ 秒$/)).toBeVisible();
  await expect(page.getByText('已答 1 题，未答 2 题')).toBeVisible();

  await page.getByRole('button', { name: '交卷' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('您还有未作答的题目，确定要提交吗？');
  await dialog.getByRole('button', { name: '交卷' }).press('Enter');
  await expect(page.getByRole('heading', { name: '您已完成本次测试' })).toBeFocused();
});

test('single keys that were switched off stay off on this device', async ({ page, school }) => {
  await startReading(page, school);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: '快捷键' });
  await dialog.getByRole('switch', { name: '单键快捷键' }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByRole('region', { name: '第 1 题' })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: '第 2 题' })).toBeVisible();
  await expect(page.getByRole('button', { name: '第 1 题，未答' })).toBeVisible();
});

test('a dialog that is opened as the exam appears stays, and Back closes it alone', async ({
  page,
  school,
}) => {
  await openAsStudent(page, school, STUDENTS.portal, READING);
  const start = page.getByRole('button', { name: '开始答题' });
  await expect(start).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // No person is as quick; a key waits in the browser's queue until the page has time for it.
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (!document.body.innerText.includes('答题卡（共3题）')) return;
      clearInterval(timer);
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    }, 1);
  });
  await start.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch', { name: '单键快捷键' })).toBeVisible();
  const entry = () => page.evaluate(() => (history.state as { usr?: object }).usr);
  await expect.poll(entry).toMatchObject({ isGuard: true, dialogs: 1 });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: '第 1 题' })).toBeVisible();
});

test('the time is announced at 10, 5 and 1 minutes and never in between', async ({ page, school }) => {
  await page.clock.install();
  await startReading(page, school);
  const heard = await recordAnnouncements(page, 'time');
  await page.clock.runFor(19 * 60_000);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(10 * 60_000 + 30_000);
  expect(await heard()).toEqual([
    '还剩 10 分钟，已答 0 题',
    '还剩 5 分钟，未答 3 题',
    '还剩 1 分钟，到点自动交卷',
  ]);
});

test('a trouble of saving is announced once, and its end once', async ({ page, context, school }) => {
  await startReading(page, school);
  const heard = await recordAnnouncements(page, 'saving');
  await context.setOffline(true);
  await page.keyboard.press('b');
  await expect(page.getByText('离线，已存本机')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('c');
  await context.setOffline(false);
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
  await expect.poll(heard).toEqual(['网络断开，答案已存本机', '答案已全部保存']);
});

test('at 400 % zoom everything is reachable without scrolling sideways', async ({ page, school }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await startReadingNarrow(page, school);
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  for (const name of ['下一题', '答题卡']) {
    const button = page.getByRole('button', { name: new RegExp(name) }).first();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: '下一题' }).click();
  const last = page.getByRole('textbox', { name: '填空 1' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function startReadingNarrow(page: Page, school: School) {
  await openAsStudent(page, school, STUDENTS.portal, READING);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
}

test('forced colours keep answered, current and marked tiles apart', async ({ page, school }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startReading(page, school);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: '标记' }).click();
  const look = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^第 ${number} 题`) }).evaluate((tile) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(tile);
      const dot = tile.querySelector('span');
      return { backgroundColor, outlineStyle, hasDot: dot !== null && dot.getBoundingClientRect().width > 0 };
    });
  await expect(page.getByRole('button', { name: /^第 1 题，已答/ })).toBeVisible();
  const [current, other] = [await look(1), await look(2)];
  expect(current.backgroundColor).not.toBe(other.backgroundColor);
  expect(current.outlineStyle).toBe('solid');
  expect(other.outlineStyle).toBe('none');
  expect([current.hasDot, other.hasDot]).toEqual([true, false]);
  // The legend shows the same differences.
  const swatches = await page
    .getByRole('list', { name: '图例' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { backgroundColor, borderTopWidth, width } = getComputedStyle(
          item.querySelector('span') ?? item,
        );
        return `${backgroundColor} ${borderTopWidth} ${width}`;
      }),
    );
  expect(new Set(swatches).size).toBe(4);
});
