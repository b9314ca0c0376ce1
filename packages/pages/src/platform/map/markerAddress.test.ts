import { expect, test } from 'vitest';
import { markerAddress } from './markerAddress.ts';

const position = { latitude: 30.348226, longitude: 120.113087 };

test.each([
  [
    'https://maps.example/marker?position={longitude},{latitude}&name={name}&address={address}',
    'https://maps.example/marker?position=120.113087,30.348226&name=A%26B%20%E6%A0%A1%E5%8C%BA&address=1%20%E5%8F%B7',
  ],
  ['https://maps.example/{latitude}/{latitude}', 'https://maps.example/30.348226/30.348226'],
  ['https://maps.example/{zoom}', 'https://maps.example/{zoom}'],
])('%s is filled, and nothing can break out of it', (template, address) => {
  expect(markerAddress(template, { name: 'A&B 校区', address: '1 号', position })).toBe(address);
});

test('a place without an address has an empty one', () => {
  const place = { name: '校区', address: null, position };
  expect(markerAddress('https://maps.example/?a={address}', place)).toBe('https://maps.example/?a=');
});
