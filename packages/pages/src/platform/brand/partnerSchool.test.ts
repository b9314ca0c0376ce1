import { expect, test } from 'vitest';
import { isPartnerSchool, readCobrandFlag } from './partnerSchool.ts';

const partner = { flag: 'isPartner' };

test.each([
  ['?isPartner=1', true],
  ['?a=b&isPartner=true', true],
  ['?isPartner=0', false],
  ['?isPartner=maybe', undefined],
  ['', undefined],
])('the flag of %s is %s', (search, flag) => {
  expect(readCobrandFlag(partner, search)).toBe(flag);
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
