import { expect, test } from 'vitest';
import { isPartnerSchool, readCobrandFlag } from './partnerSchool.ts';

const partner = { flag: 'isPartner', queryPaths: ['/query_pc/partner'] };

test.each([
  ['?isPartner=1', true],
  ['?a=b&isPartner=true', true],
  ['?isPartner=0', false],
  ['?isPartner=maybe', undefined],
  ['', undefined],
])('the flag of %s is %s', (search, flag) => {
  expect(readCobrandFlag(partner, search)).toBe(flag);
});

test.each([
  ['', '/query_pc/partner', true],
  ['?isPartner=0', '/query_pc/partner', false],
  ['', '/query_pc', undefined],
])('the flag of %s at %s is %s', (search, pathname, flag) => {
  expect(readCobrandFlag(partner, search, pathname)).toBe(flag);
});

const config = { client: {} };
const school = (...ids: string[]) => ({ certificationOrganizations: ids.map((id) => ({ id })) });

test.each([
  ['org-partner', ['org-partner', 'other'], true],
  ['org-partner', ['other', 'org-partner'], false],
  ['org-partner', [], false],
  [undefined, [], false],
])('of partner %s is a school of %o: %s', (partnerId, ids, isPartners) => {
  expect(isPartnerSchool({ organisationId: () => partnerId }, config, school(...ids))).toBe(isPartners);
});
