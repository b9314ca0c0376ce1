import { expect, test } from 'vitest';
import { findImportCircles } from './findImportCircles.ts';

const circles = (sources: Record<string, string>, entries?: Record<string, string>) =>
  findImportCircles(new Map(Object.entries(sources)), entries);

test('a tree has no circle', () => {
  expect(
    circles({ 'a.ts': "import { b } from './b.ts';", 'b.ts': "export * from './c.ts';", 'c.ts': '' }),
  ).toEqual([]);
});

test('type imports and import() count', () => {
  expect(
    circles({
      'a.ts': "import type { B } from './room/b.ts';",
      'room/b.ts': "const c = () => import('../c.ts');",
      'c.ts': "import './a.ts';",
    }),
  ).toEqual([['a.ts', 'c.ts', 'room/b.ts']]);
});

test('a circle may lead through the entry of a package', () => {
  const sources = {
    'ui/index.ts': "export { x } from './x.ts';",
    'ui/x.ts': "import { y } from '@cloud-school/ui';",
  };
  expect(circles(sources, { '@cloud-school/ui': 'ui/index.ts' })).toEqual([['ui/index.ts', 'ui/x.ts']]);
});

test('separate circles are found, the largest first', () => {
  expect(
    circles({
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './a.ts';",
      'c.ts': "import './d.ts';",
      'd.ts': "import './e.ts';",
      'e.ts': "import './c.ts';",
    }),
  ).toEqual([
    ['c.ts', 'd.ts', 'e.ts'],
    ['a.ts', 'b.ts'],
  ]);
});
