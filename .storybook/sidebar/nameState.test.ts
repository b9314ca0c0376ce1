import { expect, test } from 'vitest';
import { nameState } from './nameState.ts';

test.each([
  ['Loading', '加载 Loading'],
  ['Save Failed', '保存失败 Save Failed'],
  ['Offline', '离线 断网 Offline'],
  ['考试日 Exam day', '考试日 Exam day'],
  ['Without Links', 'Without Links'],
])('%s', (name, shown) => expect(nameState(name)).toBe(shown));
