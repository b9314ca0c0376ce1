import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHINESE_STATES } from './chineseStates.ts';
import { nameState } from './nameState.ts';

const root = new URL('../..', import.meta.url).pathname;

test.each([
  ['Loading', '加载 Loading'],
  ['Save Failed', '保存失败 Save Failed'],
  ['Offline', '离线 断网 Offline'],
  ['考试日 Exam day', '考试日 Exam day'],
  ['Without Links', 'Without Links'],
])('%s', (name, shown) => expect(nameState(name)).toBe(shown));

test('each word belongs to a story', () => {
  const files = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
  expect(Object.keys(CHINESE_STATES).filter((state) => !names.includes(state))).toEqual([]);
});
