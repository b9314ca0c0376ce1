import assert from 'node:assert/strict';
import type { School } from '../journeys/openSchool.ts';
import { STUDENTS } from '../journeys/students.ts';
import { type Tab, until } from './Tab.ts';

const EXAM = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';
const CLASSROOM = 'r-elder-51';
const LESSON = `/study/classroom/online?classId=c-elder-3&courseId=k-elder&classroomId=${CLASSROOM}`;

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

const sees = (tab: Tab, text: string) =>
  until(`the text ${text}`, () => tab.read(`document.body.innerText.includes(${JSON.stringify(text)})`));

/** Plays the video once it can play, as a person does: not within the frame that first shows the button. */
async function play(tab: Tab): Promise<void> {
  await until('a video that can play', () =>
    tab.read('(document.querySelector("[data-media-player] video")?.readyState ?? 0) > 2'),
  );
  await tab.click(button('播放'));
}

const position = (tab: Tab) => tab.read<number>('document.querySelector("video")?.currentTime ?? 0');

/** Signs in as a person does, on the way to a page. */
async function signIn(tab: Tab, school: School, path: string): Promise<void> {
  await tab.open(`${school.origin}/login?redirect=${encodeURIComponent(path)}`);
  await tab.click('//label[contains(., "密码登录")]');
  await tab.click('//input[@type="tel" or @id=//label[contains(., "手机号")]/@for]');
  await tab.type(STUDENTS.portal.mobile);
  await tab.click('//input[@type="password"]');
  await tab.type(STUDENTS.portal.password);
  await tab.click('//label[.//input[@type="checkbox"] or contains(., "已阅读并同意")]//input');
  await tab.click(button('登录'));
  await until(`the address ${path}`, () =>
    tab.read(`location.pathname + location.search === ${JSON.stringify(path)}`),
  );
}

/** It has cached the code of all study pages by then. */
const waitForWorker = (tab: Tab) =>
  until('a worker that answers for the page', () =>
    tab.read('navigator.serviceWorker.controller?.state === "activated"'),
  );

/** Where the server knows the lesson to have been left, ms. */
async function storedPosition(school: School): Promise<number> {
  const { studyRecords } = await school.state();
  return studyRecords.find(({ classroomId }) => classroomId === CLASSROOM)?.learningDuration ?? 0;
}

async function exam(tab: Tab, school: School): Promise<void> {
  const log = async () => (await school.state()).answerLogs.findLast(({ finishedAt }) => finishedAt === null);
  const storesAnswers = (count: number) =>
    until(`${count} stored answers`, async () => (await log())?.answers.length === count);
  await signIn(tab, school, EXAM);
  await tab.click(button('开始答题'));
  await sees(tab, '答题卡（共');
  await tab.type('a');
  await tab.click(button('下一题'));
  await storesAnswers(1);
  await school.stop();
  await tab.type('b');
  await sees(tab, '保存失败，将自动重试');
  await school.start();
  await tab.reload();
  await tab.click('//button[starts-with(@aria-label, "第 2 题，已答")]');
  await storesAnswers(2);
  const id = (await log())?.id;
  await tab.click(button('交卷'));
  await tab.click(`//*[@role="dialog" or @role="alertdialog"]${button('交卷')}`);
  await sees(tab, '您已完成本次测试');
  const { answerLogs, counts } = await school.state();
  const sent = answerLogs.find((each) => each.id === id);
  assert.notEqual(sent?.finishedAt, null);
  assert.deepEqual(
    sent?.answers.map(({ optionList }) => optionList.join('')),
    ['A', 'B'],
  );
  assert.equal(counts['test.finish'], 1);
}

async function lesson(tab: Tab, school: School): Promise<void> {
  await signIn(tab, school, LESSON);
  await play(tab);
  await until('six seconds of the video', async () => (await position(tab)) > 6);
  await tab.click(button('暂停'));
  const paused = await position(tab);
  await until(
    'the stored position',
    async () => Math.abs((await storedPosition(school)) - paused * 1000) < 1000,
  );
  await tab.open(`${school.origin}/study/mine`);
  await tab.open(school.origin + LESSON);
  await play(tab);
  await until('the video from where it stopped', async () => (await position(tab)) > paused);
}

async function timetable(tab: Tab, school: School): Promise<void> {
  await signIn(tab, school, '/study/mine');
  await tab.click('//main//*[self::a or self::button][contains(., "去学习")]');
  await sees(tab, '今日课堂');
  await tab.open(`${school.origin}/study/class-time-table?classId=c-elder-3&studentId=${STUDENTS.portal.id}`);
  await sees(tab, '失能老人体位转移');
}

async function withoutNetwork(tab: Tab, school: School): Promise<void> {
  const pages = {
    '/study/training-class?classId=c-elder-3': '今日课堂',
    [`/study/class-time-table?classId=c-elder-3&studentId=${STUDENTS.portal.id}`]: '失能老人体位转移',
    '/study/course/course-detail?classId=c-elder-3&courseId=k-elder': '学习时长',
  };
  await signIn(tab, school, '/study/mine');
  for (const [path, text] of Object.entries(pages)) {
    await tab.open(school.origin + path);
    await sees(tab, text);
    const seenAt = Date.now();
    // The page keeps it when it is idle.
    await until('a second of reading', async () => Date.now() - seenAt > 1000);
  }
  await waitForWorker(tab);
  await school.stop();
  for (const [path, text] of Object.entries(pages)) {
    await tab.open(school.origin + path);
    await sees(tab, text);
  }
  await school.start();
}

async function downloadedLesson(tab: Tab, school: School): Promise<void> {
  await signIn(tab, school, LESSON);
  await tab.click(button('下载本课'));
  await tab.click(`//*[@role="dialog"]${button('下载')}`);
  await sees(tab, '没有网络也能看');
  await tab.click(`//*[@role="dialog"]${button('关闭')}`);
  await waitForWorker(tab);
  await school.stop();
  await tab.reload();
  await play(tab);
  await until('three seconds of the video', async () => (await position(tab)) > 3);
  const source = await tab.read<string>('document.querySelector("video").currentSrc');
  assert.match(new URL(source).pathname, /^\/lesson-downloads\/.+\/video$/);
  await tab.click(button('暂停'));
  const paused = await position(tab);
  await tab.reload();
  await sees(tab, '继续播放');
  await school.start();
  await until('the stored position', async () => (await storedPosition(school)) > paused * 1000 - 1000);
}

export const VISITS = {
  'an exam with a lost connection and a reload, handed in once': exam,
  'a lesson that plays, and resumes where it stopped': lesson,
  'a sign-in, a class and its timetable': timetable,
  'a class, its timetable and a course without a network': withoutNetwork,
  'a downloaded lesson without a network': downloadedLesson,
} satisfies Record<string, (tab: Tab, school: School) => Promise<void>>;
