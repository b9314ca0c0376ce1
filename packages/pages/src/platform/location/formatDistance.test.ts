import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, formatDistance } from './formatDistance.ts';

const school = { latitude: 30.348226, longitude: 120.113087 };
/** The point so many metres north of the school. */
const north = (metres: number) => ({
  ...school,
  latitude: school.latitude + (metres / 6_378_137) * (180 / Math.PI),
});

test.each([
  [0, '到校'],
  [49, '到校'],
  [49.4, '到校'],
  [50, '50 m'],
  [51, '51 m'],
  [860, '860 m'],
  [999, '999 m'],
  [999.4, '999 m'],
  [999.6, '1.00 km'],
  [1000, '1.00 km'],
  [3264, '3.26 km'],
  [3266, '3.27 km'],
  [128_900, '128.90 km'],
])('%d m from the school reads %s', (metres, text) => {
  expect(formatDistance(north(metres), school)).toBe(text);
});

test('a degree of longitude is shorter than a degree of latitude', () => {
  const east = { ...school, longitude: school.longitude + 0.01 };
  expect(formatDistance(east, school)).toBe('961 m');
});

test('the shorter way crosses the date line', () => {
  expect(formatDistance({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBe(
    '223 m',
  );
});

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('any distance is finite, symmetric and at most half the circumference', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const km = distanceKm(one, other);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(Math.PI * 6378.137 + 1e-6);
      expect(distanceKm(other, one)).toBeCloseTo(km, 6);
    }),
  );
});
