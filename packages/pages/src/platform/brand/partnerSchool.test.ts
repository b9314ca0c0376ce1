import { expect, test } from 'vitest';
import { isPartnerSchool, readCobrandFlag, readPartnerLook } from './partnerSchool.ts';

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

const school = (...ids: string[]) => ({ certificationOrganizations: ids.map((id) => ({ id })) });

test.each([
  [undefined, ['org-partner', 'other'], true],
  [undefined, ['other', 'org-partner'], false],
  [undefined, [], false],
  [{ another: '7' }, ['org-partner'], true],
  [{ partner: '7' }, ['7'], true],
  [{ partner: '7' }, ['org-partner'], false],
])(
  'where a host configures %j, a school of %o is the partner’s: %s',
  (partnerOrganisations, ids, isPartners) => {
    const cobranding = { id: 'partner', organisationId: 'org-partner' };
    expect(isPartnerSchool(cobranding, { client: {}, partnerOrganisations }, school(...ids))).toBe(
      isPartners,
    );
  },
);

const paths = { loginPath: '/partner-login', queryPaths: ['/query_pc/partner'] };

test.each([
  ['/', undefined, undefined, { isShown: false, isRemembered: false }],
  ['/', true, undefined, { isShown: true, isRemembered: true }],
  ['/', undefined, true, { isShown: true, isRemembered: true }],
  ['/', false, true, { isShown: false, isRemembered: false }],
  // The sign-in page turns the look on, for what comes after it too.
  ['/partner-login', undefined, undefined, { isShown: true, isRemembered: true }],
  ['/partner-login', false, undefined, { isShown: false, isRemembered: false }],
  ['/query_pc/partner', undefined, undefined, { isShown: true, isRemembered: false }],
  ['/query_pc/partner', false, undefined, { isShown: false, isRemembered: false }],
])(
  'at %s with the flag %s, stored %s, a school of the partner is shown as %j',
  (pathname, addressFlag, storedFlag, look) => {
    expect(readPartnerLook(paths, { pathname, addressFlag, storedFlag })).toEqual(look);
  },
);
