import { describe, expect, it } from 'vitest';
import { getServiceContact } from '../../endpoints/school/customerService.ts';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseLocation } from './parseLocation.ts';
import { parseServiceContact } from './parseServiceContact.ts';

describe('a service contact', () => {
  it.each([
    [
      { id: 7, mobile: 13857146209, url: '/media/qr/a.svg' },
      { id: '7', mobile: '13857146209', qrCodeUrl: '/media/qr/a.svg' },
    ],
    [
      { id: '7', mobile: ' ', url: null },
      { id: '7', mobile: null, qrCodeUrl: null },
    ],
  ])('%j reads as %j', (record, contact) => {
    expect(parseServiceContact(record)).toEqual(contact);
  });

  it('without an id is malformed', () => {
    expect(() => parseServiceContact({ mobile: '1' })).toThrow(MalformedError);
  });

  it.each([null, undefined, [], { records: [] }, { records: null }, { records: [{ mobile: '1' }] }])(
    'is null when the page is %j',
    (page) => {
      expect(getServiceContact.parse(page)).toBeNull();
    },
  );

  it('is the first readable one of the page', () => {
    expect(getServiceContact.parse({ records: [{}, { id: '2' }] })).toMatchObject({ id: '2' });
  });
});

describe('a location', () => {
  const answer = { status: 0, result: { location: { lat: 30.32, lng: '120.13' } } };
  it.each([
    [answer, { latitude: 30.32, longitude: 120.13 }],
    [JSON.stringify(answer), { latitude: 30.32, longitude: 120.13 }],
    [{ status: 0, result: { location: { lat: 0, lng: 0 } } }, null],
    [{ status: 0, result: { location: { lat: 91, lng: 120 } } }, null],
    [{ status: 0, result: { location: { lat: 30 } } }, null],
    [{ status: 311, message: 'key 格式错误' }, null],
    ['not json', null],
    [[], null],
    [null, null],
  ])('%j reads as %j', (data, position) => {
    expect(parseLocation(data)).toEqual(position);
  });
});
