import { ruleCatalogue } from '@cloud-school/validators/testing';
import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

const found = (search: string) =>
  ruleCatalogue.filter((samples) => matchesSearch(samples, search)).map(({ rule }) => rule.name);

test.each([
  ['idcard', 'idCard'],
  ['身份证', 'idCard'],
  ['GB 32100', 'socialCreditCode'],
  ['mobile +86', 'mobileSms'],
])('%j finds %s', (search, name) => {
  expect(found(search)).toContain(name);
});

test('an empty search finds every rule, an unknown word none', () => {
  expect(found(' ')).toHaveLength(ruleCatalogue.length);
  expect(found('不存在的规则')).toEqual([]);
});
