import { expect, test } from 'vitest';
import { findTokenUses } from './findTokenUses.ts';

test('each token has the files that read it, by their names', () => {
  const uses = findTokenUses([
    { file: 'ui/src/A.tsx', source: 'gap: ${theme.space[4]}; color: ${theme.color.text.primary};' },
    { file: 'ui/src/B.ts', source: 'const { color } = theme; const ink = color.text.primary;' },
    { file: 'ui/src/C.ts', source: 'const { color } = paint; color.text.primary;' },
  ]);
  expect(uses).toEqual({ 'space.4': ['A'], 'color.text.primary': ['A', 'B'] });
});
