import { describe, expect, test } from 'vitest';
import { getOffers } from '../../learning/getAttendance.ts';
import { createMemoryStore } from '../../store/createMemoryStore.ts';
import { makeSigningLessons } from './signingLessons.ts';

const MOMENTS = ['2026-11-21T03:59:59+08:00', '2026-12-31T23:59:30+08:00', '2028-02-29T12:00:00+08:00'];

describe.each(MOMENTS)('at %s', (moment) => {
  const now = Date.parse(moment);
  const lessons = makeSigningLessons(now);
  const offers = (id: string, at = now) => {
    const lesson = lessons.find(({ activityId }) => activityId.startsWith(`a-sign-${id}-`));
    if (!lesson) throw new Error(`no lesson ${id}`);
    return getOffers({ store: createMemoryStore(), now: at }, lesson, 'u-tang');
  };

  test.each([
    ['automatic', true],
    ['online', false],
    ['face-to-face', false],
  ])('a lesson of kind %s is open for signing', (id, isAutomatic) => {
    expect(offers(id)).toEqual({ canSignIn: true, canSignOut: false, isAutomatic });
  });

  test('one ends within two minutes, and signs nobody in after its end', () => {
    expect(offers('short').canSignIn).toBe(true);
    expect(offers('short', now + 120_001).canSignIn).toBe(false);
  });

  test('it is still there, as one that has ended', () => {
    const [ending] = lessons.filter(({ activityId }) => activityId.startsWith('a-sign-short-'));
    const later = makeSigningLessons(now + 120_000);
    expect(later.map(({ activityId }) => activityId)).toContain(ending?.activityId);
    expect(lessons.filter(({ end }) => end <= now)).toHaveLength(3);
  });
});
