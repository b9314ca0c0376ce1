import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { requirementIds } from './requirementIds.ts';
import { FLOWS, JOURNEYS, TARGETS } from './start/links.ts';

const root = new URL('..', import.meta.url).pathname;

/** 'SaveFailed' → 'save-failed', as Storybook writes it in an address. */
const toAddress = (exported: string) => exported.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** The story files that designers see, with what Storybook reads of them. */
const files = globSync('{packages/{ui/src,pages/src/flows},.storybook}/**/*.stories.tsx', { cwd: root })
  .filter((file) => !/\.(interactions|fuzz)\./.test(file))
  .map((file) => {
    const { meta, stories } = loadCsf(readFileSync(root + file, 'utf8'), {
      fileName: file,
      makeTitle: String,
    }).parse();
    return { file, meta, stories, component: /(\w+)\.stories/.exec(file)?.[1] ?? '' };
  });

test('each link of the start page opens an existing story', () => {
  const ids = new Set(files.flatMap(({ stories }) => stories.map(({ id }) => id)));
  const linked = [...JOURNEYS.map(({ picture }) => picture), ...[...FLOWS, ...TARGETS].map((to) => to.story)];
  expect(linked.filter((id) => !ids.has(id) && !id.endsWith('--docs'))).toEqual([]);
});

test('the journeys name every screen once', () => {
  const screens = files
    .filter(({ file }) => file.includes('/screens/') && file.endsWith('Screen.stories.tsx'))
    .map(({ meta }) => meta.id);
  const named = JOURNEYS.flatMap((journey) => journey.screens.map(({ screen }) => screen));
  expect(named.toSorted()).toEqual(screens.map(String).toSorted());
});

test('each component of the library has a Chinese title with its own name, and its name as id', () => {
  const ofUi = files.filter(({ file }) => file.startsWith('packages/ui/'));
  const wrong = ofUi.filter(
    ({ meta, component }) =>
      !/^\p{Script=Han}\S* \w+$/u.test(meta.title ?? '') ||
      !meta.title?.endsWith(` ${component}`) ||
      meta.id !== toAddress(component),
  );
  expect(ofUi.length).toBeGreaterThan(0);
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** The search of the sidebar looks at the first letters of a name. */
test('the name of each story begins in Chinese', () => {
  const stories = files.flatMap(({ file, stories }) =>
    stories.map(({ id, name = '' }) => ({ story: `${file}: ${id}`, name })),
  );
  expect(stories.length).toBeGreaterThan(600);
  const unnamed = stories.filter(({ name }) => !/^[\d\s]*\p{Script=Han}/u.test(name));
  expect(unnamed.map(({ story }) => story)).toEqual([]);
});

test('a screen is found by the requirements of its parts', () => {
  const ids = requirementIds(`${root}packages/ui/src/screens/training-class/TrainingClassScreen.stories.tsx`);
  expect(ids).toContain('CDET-04');
  expect(requirementIds(`${root}packages/ui/src/primitives/avatar/Avatar.stories.tsx`)).toEqual([]);
});

test('no two story files share an id', () => {
  const ids = files.map(({ meta }) => meta.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
