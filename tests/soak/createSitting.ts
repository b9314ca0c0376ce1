import { expect, type BrowserContext, type Page } from '@playwright/test';
import { STUDENTS } from '../journeys/students.ts';
import { fillLogin } from '../journeys/test.ts';
import { toStoredSession } from '../journeys/toStoredSession.ts';
import { advanceUntil, type SoakClock } from './createSoakClock.ts';
import type { SoakSchool } from './openSoakSchool.ts';
import { INTRO } from './soakPaper.ts';

/** The student's tabs. A method returns when the paper can be answered again. */
export interface Sitting {
  /** The tab in which the student answers. */
  page(): Page;
  attemptId(): string;
  readSecondsLeft(): Promise<number>;
  reload(): Promise<void>;
  /** The tab's process dies; the student opens the address again. */
  crash(): Promise<void>;
  /** The session expires, and the next save opens the login. */
  expireSession(answer: () => Promise<void>): Promise<void>;
  openSecondTab(): Promise<void>;
  waitForFinish(): Promise<void>;
}

/** Signs the student in and starts the exam. */
export async function createSitting(
  context: BrowserContext,
  clock: SoakClock,
  school: SoakSchool,
): Promise<Sitting> {
  const localStorage = toStoredSession(await school.signIn());
  await context.setStorageState({ cookies: [], origins: [{ origin: school.origin, localStorage }] });
  let page = await openTab();
  let address = '';

  async function openTab(): Promise<Page> {
    const tab = await context.newPage();
    tab.on('dialog', (dialog) => void dialog.accept());
    return tab;
  }

  const isShown = (text: string | RegExp) => () => page.getByText(text).first().isVisible();

  async function waitForPaper(): Promise<void> {
    await advanceUntil(clock, page, isShown(/答题卡（共\d+题）/), 'paper');
    await advanceUntil(clock, page, async () => page.url().includes('answerLogId='), 'id in the address');
    address = page.url();
  }

  await page.goto(school.origin + INTRO);
  const start = page.getByRole('button', { name: '开始答题' });
  await advanceUntil(clock, page, () => start.isVisible(), 'intro');
  await start.click();
  await waitForPaper();
  // The files are kept before the network goes for the first time.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  return {
    page: () => page,
    attemptId: () => new URL(address).searchParams.get('answerLogId') ?? '',
    async readSecondsLeft() {
      const [minutes, seconds] = (await page.getByRole('timer').first().innerText()).match(/\d+/g) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    },
    async reload() {
      await page.reload();
      await waitForPaper();
    },
    async crash() {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // The browser never answers this command.
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      clock.forgetCalls();
      page = await openTab();
      await page.goto(address);
      await waitForPaper();
    },
    async expireSession(answer) {
      await school.expireTokens();
      await answer();
      await advanceUntil(clock, page, async () => page.url().includes('/login'), 'login');
      await advanceUntil(clock, page, isShown('密码登录'), 'form');
      await fillLogin(page, STUDENTS.portal);
      await waitForPaper();
    },
    async openSecondTab() {
      const first = page;
      page = await openTab();
      await page.goto(address);
      await advanceUntil(clock, page, isShown('已在其他窗口作答'), 'notice of the other tab');
      await page.getByRole('button', { name: '改在这里作答' }).click();
      const confirm = page.getByRole('dialog').getByRole('button', { name: '改在这里' });
      await advanceUntil(clock, page, () => confirm.isVisible(), 'dialog');
      await confirm.click();
      await advanceUntil(clock, page, () => page.getByRole('radio').first().isEnabled(), 'write access');
      await expect(first.getByText(/您已在另一处继续作答/)).toBeVisible();
      await first.close();
    },
    async waitForFinish() {
      const finished = page.getByRole('heading', { name: '您已完成本次测试' });
      await advanceUntil(clock, page, () => finished.isVisible(), 'finished page');
    },
  };
}
