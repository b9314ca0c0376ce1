import { ruleCatalogue } from '@cloud-school/validators/testing';
import { expect, test } from 'vitest';
import { matches } from './ruleSearch.ts';

const found = (search: string) =>
  ruleCatalogue.filter((samples) => matches(samples, search)).map(({ rule }) => rule.name);

test.each([
  ['idcard', 'idCard'],
  ['身份证', 'idCard'],
  ['GB 32100', 'socialCreditCode'],
  ['mobile +86', 'mobileSms'],
])('%j finds %s', (search, name) => {
  expect(found(search)).toContain(name);
});

test('nothing to search for finds every rule, nonsense finds none', () => {
  expect(found(' ')).toHaveLength(ruleCatalogue.length);
  expect(found('不存在的规则')).toEqual([]);
});
