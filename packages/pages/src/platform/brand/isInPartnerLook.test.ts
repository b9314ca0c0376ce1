import { expect, test } from 'vitest';
import { isInPartnerLook, readCobrandFlag } from './isInPartnerLook.ts';

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

const partnerSchool = { schoolOrganisationId: 'org-partner', partnerOrganisationId: 'org-partner' };

test.each([
  [{ ...partnerSchool, fromAddress: true, stored: undefined }, true],
  [{ ...partnerSchool, fromAddress: undefined, stored: true }, true],
  [{ ...partnerSchool, fromAddress: false, stored: true }, false],
  [{ ...partnerSchool, fromAddress: undefined, stored: undefined }, false],
  [{ ...partnerSchool, schoolOrganisationId: 'other', fromAddress: true, stored: true }, false],
  [
    { schoolOrganisationId: undefined, partnerOrganisationId: undefined, fromAddress: true, stored: true },
    false,
  ],
])('%o → partner look: %s', (facts, isShown) => {
  expect(isInPartnerLook(facts)).toBe(isShown);
});
