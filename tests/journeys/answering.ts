import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent } from './test.ts';

/** The intro of a test of 60 minutes. */
export const THEORY = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';

/** Opens the intro of a test as a student and starts an attempt. */
export async function startTest(page: Page, school: School, path = THEORY) {
  await openAsStudent(page, school, STUDENTS.portal, path);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText(/答题卡（共\d+题）/)).toBeVisible();
  await expect(page).toHaveURL(/answerLogId=/);
}

/** Starts a test whose first answer the server has. */
export async function startAnswered(page: Page, school: School) {
  await startTest(page, school);
  await choose(page, 'a');
  await expect(saved(page)).toBeVisible();
}

/** Presses the key of an option and goes to the next question. */
export async function choose(page: Page, letter: string) {
  await page.keyboard.press(letter);
  await page.getByRole('button', { name: '下一题' }).click();
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
}

export const saved = (page: Page) => page.getByText(/已保存 \d\d:\d\d/);
export const finished = (page: Page) => page.getByRole('heading', { name: '您已完成本次测试' });
/** The tile of a question in the card, whose state begins with the word. */
export const tile = (page: Page, number: number, state: string) =>
  page.getByRole('button', { name: new RegExp(`^第 ${number} 题，${state}`) });

/** The id of the attempt in the address. */
export const attemptId = (page: Page) => new URL(page.url()).searchParams.get('answerLogId') ?? '';

/** The chosen letters that the server holds of the attempt in the address. */
export async function storedAnswers(page: Page, school: School): Promise<string[]> {
  const { answerLogs } = await school.state();
  const log = answerLogs.find(({ id }) => id === attemptId(page));
  return log?.answers.map(({ optionList }) => optionList.join('')) ?? [];
}
