import { expect, test, vi } from 'vitest';
import { keepCompiled } from './KeepCompiledStyles.tsx';

test('a text of styles is compiled once, for each name that it is written under', () => {
  const compile = Object.assign(
    vi.fn((css: string, selector = '') => [`${selector}{${css}}`]),
    { hash: 'h' },
  );
  const first = keepCompiled(compile);
  const second = keepCompiled(compile);
  expect([first('color:red;', '.a'), second('color:red;', '.a'), second('color:red;', '.b')]).toEqual([
    ['.a{color:red;}'],
    ['.a{color:red;}'],
    ['.b{color:red;}'],
  ]);
  expect(compile).toHaveBeenCalledTimes(2);
  expect(second.hash).toBe('h');
});

test('however many lengths come with data, only the last ones are kept', () => {
  const compile = Object.assign(
    vi.fn((css: string) => [css]),
    { hash: '' },
  );
  const keep = keepCompiled(compile);
  for (let width = 0; width < 12_000; width += 1) keep(`width:${width}px;`, '.w');
  keep('width:0px;', '.w');
  expect(compile).toHaveBeenCalledTimes(12_001);
});
