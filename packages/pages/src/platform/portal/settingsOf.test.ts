import { standardSettings } from '@cloud-school/domain';
import { plainBrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { completeBrand } from '../brand/completeBrand.ts';
import { readConfig } from '../config/readConfig.ts';
import { settingsOf } from './settingsOf.ts';

test.each([
  [undefined, '{}', 'sunday'],
  ['monday', '{}', 'monday'],
  [undefined, '{"WEEK_START":"monday"}', 'monday'],
  ['monday', '{"WEEK_START":"sunday"}', 'sunday'],
  ['monday', '{"WEEK_START":"tuesday"}', 'monday'],
] as const)('a brand with weeks from %s on a host with %s: weeks from %s', (weekStart, text, expected) => {
  const theme = { ...plainBrandTheme, settings: { weekStart } };
  const brand = completeBrand({ id: 'b', name: '某校', theme, routes: [] });
  expect(settingsOf({ brand, config: readConfig(text) })).toEqual({
    ...standardSettings,
    weekStart: expected,
  });
});
