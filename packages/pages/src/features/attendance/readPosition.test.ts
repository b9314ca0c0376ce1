import { afterEach, expect, test, vi } from 'vitest';
import { readPosition } from './readPosition.ts';

afterEach(() => vi.useRealTimers());

const coords = { latitude: 30.27, longitude: 120.15 } as GeolocationCoordinates;

test('a device that may send its position sends it', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords, timestamp: 0 } as GeolocationPosition);
  expect(await readPosition({ getCurrentPosition })).toEqual({ latitude: 30.27, longitude: 120.15 });
});

test('a refusal is no position, at once', async () => {
  vi.useFakeTimers();
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_found, fail) =>
    fail?.({ code: 1 } as GeolocationPositionError);
  expect(await readPosition({ getCurrentPosition })).toBeNull();
});

test('a question without an answer is no position after 20 s', async () => {
  vi.useFakeTimers();
  const position = readPosition({ getCurrentPosition: () => undefined });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await position).toBeNull();
});

test('a browser without positions has none', async () => {
  expect(await readPosition(undefined)).toBeNull();
});

test('a browser whose position call throws has none', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = () => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  expect(await readPosition({ getCurrentPosition })).toBeNull();
});

test('a position of the last minute is used again, an older one is measured again', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((_found, fail) =>
    fail?.({ code: 2 } as GeolocationPositionError),
  );
  await readPosition({ getCurrentPosition });
  expect(getCurrentPosition.mock.lastCall?.[2]).toMatchObject({ maximumAge: 60_000 });
});
