import { expect, test } from 'vitest';
import { organisationAddress } from './organisationAddress.ts';

const origin = 'https://yunfan.school.example';

test.each([
  [undefined, null, `${origin}/register?type=2`],
  [undefined, 'YF83K2', `${origin}/register?type=2&invitationCode=YF83K2`],
  ['https://join.example/org?a=1', 'YF83K2', 'https://join.example/org?a=1&invitationCode=YF83K2'],
  ['https://join.example/org', null, 'https://join.example/org'],
  ['javascript:alert(1)', null, `${origin}/register?type=2`],
  ['join', null, `${origin}/register?type=2`],
])('configured as %s, with %s', (configured, code, address) => {
  expect(organisationAddress(configured, origin, code)).toBe(address);
});
