import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHINESE_STATES } from './chineseStates.ts';
import { CHINESE_VARIANTS } from './chineseVariants.ts';
import { nameState } from './nameState.ts';

const root = new URL('../..', import.meta.url).pathname;
const WORDS = { ...CHINESE_STATES, ...CHINESE_VARIANTS };

/** The stories of the files: where each is, and its name unless the file writes one. */
const storiesOf = (files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split(/^(?=export const )/m)
      .flatMap((story) => {
        const exported = /^export const (\w+)/.exec(story)?.[1];
        return exported
          ? [
              {
                file,
                exported,
                isNamed: /^ {2}name: '\p{Script=Han}|Story = \{ name: '\p{Script=Han}/mu.test(story),
              },
            ]
          : [];
      }),
  );

const all = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', { cwd: root });
const isShown = (file: string) =>
  !/\.(interactions|fuzz)\.|^packages\/pages\/src\/(pages|features)\//.test(file);

test.each([
  ['Loading', '加载 骨架 Loading'],
  ['Save Failed', '保存失败 Save Failed'],
  ['Offline', '离线 断网 Offline'],
  ['With Jump', '带跳页 With Jump'],
  ['考试日 Exam day', '考试日 Exam day'],
  ['Some Proof', 'Some Proof'],
])('%s', (name, shown) => expect(nameState(name)).toBe(shown));

test('each word belongs to a story, and no name has two', () => {
  const names = new Set(storiesOf(all).map(({ exported }) => exported));
  expect(Object.keys(WORDS).filter((state) => !names.has(state))).toEqual([]);
  expect(Object.keys(CHINESE_STATES).filter((state) => state in CHINESE_VARIANTS)).toEqual([]);
});

test('each story that designers see has a Chinese name', () => {
  const shown = storiesOf(all.filter(isShown));
  const unnamed = shown.filter(({ exported, isNamed }) => !isNamed && !(exported in WORDS));
  expect(shown.length).toBeGreaterThan(600);
  expect(unnamed.map(({ file, exported }) => `${file}: ${exported}`)).toEqual([]);
});
