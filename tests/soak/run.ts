/**
 * `pnpm soak`: an exam of 90 virtual minutes and 100 questions in the built portal, in a real browser, against the
 * sandbox's server. The network goes and comes each 20 s, the page is reloaded each 5 minutes and crashes each 15, every
 * fifth save fails in some way, the session expires once, and once a second tab takes over. The end of the time hands in.
 * Prints the figures; ends with 1 when a bar is missed. `SOAK_SEED` chooses another order of events.
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { createSitting } from './createSitting.ts';
import { createSoakClock } from './createSoakClock.ts';
import { createTypist, toStoredText } from './createTypist.ts';
import { openSoakSchool } from './openSoakSchool.ts';
import { listSoakQuestions, MINUTES, QUESTION_COUNT } from './soakPaper.ts';

const SEED = Number(process.env.SOAK_SEED ?? 1);
const FLAP_S = 20;
const RELOAD_S = 5 * 60;
const CRASH_S = 15 * 60;
const ANSWER_S = 20;
const EXPIRY_AT_S = 40 * 60 + 10;
const SECOND_TAB_AT_S = 50 * 60 + 10;
/** Events of one kind do not fall on those of another. */
const OFFSET = { restart: 5, answer: 13 };
/** The network stays from here to the end, and nobody types in the last seconds. */
const CALM_FROM_S = MINUTES * 60 - 25;

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

if (!process.argv.includes('--built')) {
  const build = ['--filter', '@cloud-school/portal', 'run', 'build'];
  execFileSync('pnpm', build, { cwd: new URL('../..', import.meta.url).pathname, stdio: 'ignore' });
}
const openedAt = performance.now();
const random = createRandom(SEED);
const questions = listSoakQuestions();
const school = await openSoakSchool(random);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const context = await browser.newContext({
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});
const clock = await createSoakClock(context, school.time);
const typist = createTypist(questions, random);
const sitting = await createSitting(context, clock, school);
const startedAt = await school.startedAt(sitting.attemptId());
const seconds = () => Math.floor((clock.now() - startedAt) / 1000);
const happened = { flaps: 0, reloads: 0, crashes: 0, answers: 0 };
let isOffline = false;
let drift = 0;

async function setOffline(offline: boolean): Promise<void> {
  if (offline === isOffline) return;
  isOffline = offline;
  happened.flaps += 1;
  await context.setOffline(offline);
}

/** What is due in this second of the exam. */
async function live(second: number): Promise<void> {
  if (second % FLAP_S === 0) await setOffline(second < CALM_FROM_S && !isOffline);
  if (second === EXPIRY_AT_S) {
    await setOffline(false);
    // A text is new each time, so that it is saved.
    await sitting.expireSession(() => typist.answer(sitting.page(), QUESTION_COUNT));
  }
  if (second === SECOND_TAB_AT_S) {
    await setOffline(false);
    await sitting.openSecondTab();
  }
  if (second > OFFSET.restart && second % RELOAD_S === OFFSET.restart) {
    const isCrash = second % CRASH_S === OFFSET.restart;
    happened[isCrash ? 'crashes' : 'reloads'] += 1;
    await (isCrash ? sitting.crash() : sitting.reload());
    const left = Math.ceil((startedAt + MINUTES * 60_000 - clock.now()) / 1000);
    drift = Math.max(drift, Math.abs((await sitting.readSecondsLeft()) - left));
    console.log(
      `${String(Math.round(second / 60)).padStart(3)} min: ${isCrash ? 'crash' : 'reload'}${isOffline ? ', offline' : ''}`,
    );
  }
  if (second % ANSWER_S === OFFSET.answer && second < CALM_FROM_S) {
    const number =
      happened.answers < QUESTION_COUNT ? happened.answers + 1 : Math.floor(random() * QUESTION_COUNT) + 1;
    happened.answers += 1;
    await typist.answer(sitting.page(), number);
  }
}

try {
  let done = -1;
  // A restart takes seconds of its own: those are lived too, one by one.
  while (done < MINUTES * 60 - 1) {
    if (done < seconds()) {
      done += 1;
      await live(done);
    } else await clock.advance(1000);
  }
  await setOffline(false);
  await sitting.waitForFinish();

  const { answerLogs, counts, saves } = await school.state();
  const own = answerLogs.filter(({ id }) => id === sitting.attemptId());
  const held = own.flatMap(({ answers }) => answers);
  const lost = [...typist.typed].filter(
    ([id, text]) => !held.some((answer) => answer.questionId === id && toStoredText(answer) === text),
  );
  const doubled = held.length - new Set(held.map(({ questionId }) => questionId)).size;
  const finishes = own.filter(({ finishedAt }) => finishedAt !== null).length;
  const calls = counts['test.finish'] ?? 0;
  const isPassed =
    lost.length === 0 &&
    doubled === 0 &&
    finishes === 1 &&
    calls === 1 &&
    drift <= 1 &&
    answerLogs.length === school.logsBefore + 1;
  console.log(
    [
      '',
      `virtual time        ${MINUTES} min in ${((performance.now() - openedAt) / 1000).toFixed(0)} s`,
      `questions answered  ${typist.typed.size} of ${QUESTION_COUNT}, ${happened.answers} times`,
      `network changes     ${happened.flaps}`,
      `reloads, crashes    ${happened.reloads}, ${happened.crashes}`,
      `saves               ${saves.count}, ${((saves.failed / saves.count) * 100).toFixed(0)} % of them failed`,
      `answers lost        ${lost.length}`,
      `answers doubled     ${doubled}`,
      `finishes            ${finishes} (${calls} calls)`,
      `drift of the clock  ${drift} s`,
    ].join('\n'),
  );
  for (const [id, text] of lost) {
    const found = held.find(({ questionId }) => questionId === id);
    console.log(`lost: ${id} typed ${text}, held ${found ? toStoredText(found) : 'nothing'}`);
  }
  if (!isPassed) {
    console.error('A bar is missed: 0 lost, 0 doubled, 1 finish, a drift of at most 1 s.');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await school.close();
}
