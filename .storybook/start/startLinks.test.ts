import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHOLE_SCREENS } from '../docs/wholeScreens.ts';
import { FLOWS } from './flows.ts';
import { JOURNEYS } from './journeys.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { SPECIMENS } from './specimens.ts';
import { TARGETS } from './targets.ts';

const root = new URL('../..', import.meta.url).pathname;

/** 'SaveFailed' → 'save-failed', as Storybook writes it in an address. */
const toAddress = (exported: string) => exported.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const files = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', { cwd: root }).map((file) => ({
  file,
  source: readFileSync(root + file, 'utf8'),
}));
const stories = files.flatMap(({ file, source }) => {
  const id = /^ {2}id: '([\w-]+)'/m.exec(source)?.[1];
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toAddress(name));
  return id ? [{ file, id, stories: names.map((name) => `${id}--${name}`) }] : [];
});
const storyIds = new Set(stories.flatMap((found) => found.stories));

test('each link of the start page opens an existing story', () => {
  const linked = [
    ...JOURNEYS.map(({ picture }) => picture),
    ...SPECIMENS.map(({ story }) => story),
    ...SHORTCUTS.map(({ story }) => story),
    ...FLOWS.map(({ story }) => story),
    ...WHOLE_SCREENS.map((screen) => `whole-screens--${screen}`),
    ...TARGETS.map(({ story }) => story).filter((story) => !story.endsWith('--docs')),
  ];
  expect(linked.filter((id) => !storyIds.has(id))).toEqual([]);
});

test('the journeys name every screen once', () => {
  const screens = stories
    .filter(({ file }) => file.includes('/screens/') && file.endsWith('Screen.stories.tsx'))
    .map(({ id }) => id);
  const named = JOURNEYS.flatMap(({ screens }) => screens.map(({ screen }) => screen));
  expect(named.toSorted()).toEqual(screens.toSorted());
});

test('each story file that designers see has a Chinese title with its own name, and its name as id', () => {
  const shown = files.filter(
    ({ file }) => file.startsWith('packages/ui/') && !/\.(interactions|fuzz)\./.test(file),
  );
  const wrong = shown.filter(({ file, source }) => {
    const name = /(\w+)\.stories/.exec(file)?.[1] ?? '';
    const title = new RegExp(`^ {2}title: '\\p{Script=Han}\\S* ${name}',$`, 'mu');
    return !title.test(source) || !source.includes(`  id: '${toAddress(name)}',`);
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no two story files share an id', () => {
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
