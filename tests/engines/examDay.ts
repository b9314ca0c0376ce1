import assert from 'node:assert/strict';
import type { School } from '../journeys/openSchool.ts';
import type { Journey, JourneyContext } from './Journey.ts';
import { until } from './until.ts';
import { Visitor } from './Visitor.ts';

const THEORY = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';

const SAVED = String.raw`已保存 \d\d:\d\d`;

/** Starts an attempt at the test's intro. */
async function startTest({ visitor }: JourneyContext, { isWarned = false } = {}): Promise<void> {
  await visitor.press('button', '^开始答题$');
  if (isWarned) await visitor.press('button', '^仍然开始$');
  await visitor.see(String.raw`答题卡（共\d+题）`);
  await visitor.at('answerLogId=');
}

/** Presses the key of an option and goes to the next question. */
async function choose(visitor: Visitor, letter: string): Promise<void> {
  await visitor.tab.type(letter);
  await visitor.press('button', '^下一题$');
}

/** The chosen letters that the server holds of the attempt at the address. */
async function storedAnswers({ school, visitor }: JourneyContext): Promise<string[]> {
  const address = await visitor.tab.run(() => location.href);
  const id = new URL(address).searchParams.get('answerLogId');
  const { answerLogs } = await school.state();
  const log = answerLogs.find((candidate) => candidate.id === id);
  return (log?.answers ?? []).map(({ optionList }) => optionList.join(''));
}

const storesAnswers = (context: JourneyContext, count: number) =>
  until(`${count} stored answers`, async () => (await storedAnswers(context)).length === count);

const finishCalls = async (school: School) => (await school.state()).counts['test.finish'] ?? 0;

async function submit({ school, visitor }: JourneyContext): Promise<void> {
  await visitor.press('button', '^交卷$');
  await visitor.see('您还有未作答的题目，确定要提交吗？');
  await visitor.press('button', '^交卷$');
  await visitor.see('您已完成本次测试');
  assert.equal(await finishCalls(school), 1);
}

/** A second tab of the attempt reads; after a take-over the first one does. */
async function takeOver({ browser, visitor }: JourneyContext): Promise<Visitor> {
  const address = await visitor.tab.run(() => location.href);
  const second = new Visitor(await browser.openTab());
  await second.tab.open(address);
  await second.see('已在其他窗口作答');
  await second.press('button', '^改在这里作答$');
  await second.press('button', '^改在这里$');
  await second.find('radio', '^A');
  await visitor.see('您已在另一处继续作答');
  return second;
}

const exam: Journey = {
  name: 'exam day: an outage, a reload with unsent answers, two tabs, one hand-in',
  startsAt: THEORY,
  run: async (context) => {
    const { school, visitor } = context;
    await startTest(context);
    await choose(visitor, 'a');
    await visitor.see(SAVED);
    await school.stop();
    await choose(visitor, 'b');
    await choose(visitor, 'c');
    await visitor.see('保存失败，将自动重试');
    await school.start();
    await visitor.press('button', '^马上重试$');
    await visitor.see(SAVED);
    await storesAnswers(context, 3);

    await school.controls({ fail: [{ endpointId: 'test.saveAnswer', outcome: 'status-500', times: 1000 }] });
    await choose(visitor, 'd');
    await visitor.see('保存失败，将自动重试');
    await school.controls({ advance: 5 * 60_000 });
    await visitor.tab.reload();
    await visitor.see(String.raw`5[45]:\d\d`);
    await visitor.find('button', '^第 4 题，已答');
    await school.controls({ clearFailures: true });
    await visitor.see(SAVED);
    await storesAnswers(context, 4);

    const second = await takeOver(context);
    await second.press('button', '^第 5 题');
    await second.see('第 5 题，单选题');
    await choose(second, 'a');
    await storesAnswers(context, 5);
    await submit({ ...context, visitor: second });
    assert.deepEqual((await storedAnswers({ ...context, visitor: second })).toSorted(), [
      'A',
      'A',
      'B',
      'C',
      'D',
    ]);
  },
};

const olderBrowser: Journey = {
  name: 'exam day without IndexedDB, locks, channels and keepalive: reload, two tabs, leaving',
  startsAt: THEORY,
  refuses: ['indexed-db', 'locks', 'channels', 'keepalive'],
  run: async (context) => {
    const { school, visitor } = context;
    await startTest(context);
    await school.controls({ fail: [{ endpointId: 'test.saveAnswer', outcome: 'status-500', times: 1000 }] });
    await choose(visitor, 'a');
    await visitor.see('保存失败，将自动重试');
    await visitor.tab.reload();
    await visitor.find('button', '^第 1 题，已答');
    await school.controls({ clearFailures: true });
    await storesAnswers(context, 1);

    // Leaves at once: the last answer stays on the device and is sent at the next opening.
    const answering = await visitor.tab.run(() => location.href);
    await visitor.tab.type('b');
    await visitor.tab.open(`${school.origin}/study/mine`);
    await visitor.tab.open(answering);
    await visitor.find('button', '^第 2 题，已答');
    await storesAnswers(context, 2);

    const second = await takeOver(context);
    await submit({ ...context, visitor: second });
  },
};

const privateWindow: Journey = {
  name: 'exam day where nothing can be stored: a warning, and every answer on the server',
  startsAt: THEORY,
  refuses: ['all-storage', 'keepalive'],
  run: async (context) => {
    const { visitor } = context;
    await startTest(context, { isWarned: true });
    await visitor.see('这个浏览器不能在本机保存答案');
    await choose(visitor, 'a');
    await choose(visitor, 'b');
    await visitor.see(SAVED);
    await storesAnswers(context, 2);
    await submit(context);
  },
};

export const examDay: Journey[] = [exam, olderBrowser, privateWindow];
