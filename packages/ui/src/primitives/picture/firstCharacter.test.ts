import { describe, expect, it } from 'vitest';
import { firstCharacter } from './firstCharacter.ts';

describe('firstCharacter', () => {
  it.each([
    ['养老护理员（四级）', '养'],
    ['《母婴护理》', '母'],
    ['【新班】医疗护理员', '新'],
    [' ICU 专科', 'I'],
    ['1+X 证书', '1'],
    ['𠮷野家', '𠮷'],
    ['……', ''],
    ['', ''],
  ])('%s → %s', (name, character) => {
    expect(firstCharacter(name)).toBe(character);
  });
});
