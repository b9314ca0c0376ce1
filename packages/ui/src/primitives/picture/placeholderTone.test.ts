import { describe, expect, it } from 'vitest';
import { placeholderTone } from './placeholderTone.ts';

describe('placeholderTone', () => {
  it.each([
    ['养老护理员（三级）', 'action'],
    ['《养老护理员（四级）》', 'action'],
    ['母婴护理员（月嫂）', 'accent'],
    ['医疗护理员岗前培训', 'success'],
    ['', 'action'],
  ])('%s: %s', (name, tone) => {
    expect(placeholderTone(name)).toBe(tone);
  });
});
