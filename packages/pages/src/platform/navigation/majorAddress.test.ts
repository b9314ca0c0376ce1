import { expect, test } from 'vitest';
import { majorAddress } from './majorAddress.ts';

test.each([
  [null, null, '/educational-product'],
  ['7', null, '/educational-product?id=7'],
  ['7&8', '9', '/educational-product?id=7%268&questionId=9'],
  [null, '9', '/educational-product?questionId=9'],
])('major %s and question %s are at %s', (id, questionId, address) => {
  expect(majorAddress(id, questionId)).toBe(address);
});
