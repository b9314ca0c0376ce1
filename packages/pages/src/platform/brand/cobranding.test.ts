import { expect, test } from 'vitest';
import { isCobrandedSchool, readKingDeeFlag } from './cobranding.ts';

test.each([
  ['?isKingDee=1', true],
  ['?a=b&isKingDee=true', true],
  ['?isKingDee=0', false],
  ['?isKingDee=maybe', undefined],
  ['', undefined],
])('%s says %s', (search, flag) => {
  expect(readKingDeeFlag(search)).toBe(flag);
});

test.each([
  ['', '/query_pc/kingdee', true],
  ['?isKingDee=0', '/query_pc/kingdee', false],
  ['', '/query_pc', undefined],
])('%s of %s says %s', (search, pathname, flag) => {
  expect(readKingDeeFlag(search, pathname)).toBe(flag);
});

const vendors = { firstOrganisationId: 'org-kingdee', vendorOrganisationId: 'org-kingdee' };

test.each([
  [{ ...vendors, fromQuery: true, kept: undefined }, true],
  [{ ...vendors, fromQuery: undefined, kept: true }, true],
  [{ ...vendors, fromQuery: false, kept: true }, false],
  [{ ...vendors, fromQuery: undefined, kept: undefined }, false],
  [{ ...vendors, firstOrganisationId: 'other', fromQuery: true, kept: true }, false],
  [{ firstOrganisationId: undefined, vendorOrganisationId: undefined, fromQuery: true, kept: true }, false],
])('%o → co-branded %s', (facts, isCobranded) => {
  expect(isCobrandedSchool(facts)).toBe(isCobranded);
});
