/**
 * `pnpm engines`: the exam day and a lesson of the built portal in Firefox and in WebKit, beside the journeys of
 * Chromium in `npm test`. Needs built apps (`pnpm check build`). `pnpm engines webkit` runs one engine;
 * `ENGINE_JOURNEY=lesson` the journeys whose names contain the word. Ends with 1 when a journey or an engine fails.
 */
import { existsSync } from 'node:fs';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { STUDENTS } from '../journeys/students.ts';
import type { Browser } from './BrowserTab.ts';
import { openEngine, ENGINES, type Engine } from './engines.ts';
import { examDay } from './examDay.ts';
import type { Journey } from './Journey.ts';
import { lesson } from './lesson.ts';
import { Visitor } from './Visitor.ts';
import { withRefusals } from './withRefusals.ts';

const APP = new URL('../../apps/portal/dist', import.meta.url).pathname;
const JOURNEYS = [...examDay, ...lesson].filter(({ name }) =>
  name.includes(process.env.ENGINE_JOURNEY ?? ''),
);

/** Signs the student in as a person does: where nothing can be stored the session ends with the page. */
async function signIn(visitor: Visitor, school: School, path: string): Promise<void> {
  const { mobile, password } = STUDENTS.portal;
  await visitor.tab.open(`${school.origin}/login?redirect=${encodeURIComponent(path)}`);
  await visitor.press('radio', '密码登录');
  await visitor.fill('手机号', mobile);
  await visitor.fill('^密码', password);
  await visitor.press('checkbox', '已阅读并同意');
  await visitor.press('button', '^登录$');
  await visitor.at('^[^?]*/study/');
}

async function runJourney(browser: Browser, journey: Journey): Promise<void> {
  const folder = journey.refuses ? withRefusals(APP, journey.refuses) : APP;
  const school = await openSchool('portal', { builtFolder: folder });
  const tab = await browser.openTab();
  const visitor = new Visitor(tab);
  try {
    await signIn(visitor, school, journey.startsAt);
    await journey.run({ browser, school, visitor });
  } catch (error) {
    const seen = await tab.run(() => `${location.href}\n${document.body.innerText}`).catch(String);
    throw new Error(`${String(error)}\nThe tab showed: ${seen.slice(0, 1500)}`, { cause: error });
  } finally {
    await school.close();
  }
}

async function runEngine(engine: Engine): Promise<boolean> {
  let hasPassed = true;
  for (const journey of JOURNEYS) {
    // A browser of its own: what one journey stores is no other's.
    const browser = await openEngine(engine);
    const startedAt = performance.now();
    const label = () =>
      `${browser.name}, ${journey.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`;
    try {
      await runJourney(browser, journey);
      console.log(`✓ ${label()}`);
    } catch (error) {
      hasPassed = false;
      console.log(`✗ ${label()}\n${String(error)}`);
    } finally {
      await browser.close();
    }
  }
  return hasPassed;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
if (!existsSync(APP)) throw new Error('Build the portal first: pnpm check build.');
const words = process.argv.slice(2);
let hasPassed = true;
for (const engine of ENGINES.filter((name) => words.length === 0 || words.includes(name))) {
  try {
    hasPassed = (await runEngine(engine)) && hasPassed;
  } catch (error) {
    hasPassed = false;
    console.log(`✗ ${String(error)}`);
  }
}
process.exit(hasPassed ? 0 : 1);
