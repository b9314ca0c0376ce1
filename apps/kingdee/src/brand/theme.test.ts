import { checkContrast } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { theme } from './theme.tsx';

test('every text and shape of the brand is legible (WCAG AA)', () => {
  expect(checkContrast(theme)).toEqual([]);
});
