import { describe, expect, it } from 'vitest';
import { isRotating } from './isRotating.ts';

const free = { count: 3, isStopped: false, isHovered: false, hasFocus: false, isTabHidden: false };

describe('isRotating', () => {
  it('runs while nothing holds it', () => {
    expect(isRotating(free)).toBe(true);
  });

  it.each([
    ['under a pointer', { isHovered: true }],
    ['while the focus is inside', { hasFocus: true }],
    ['in a hidden tab', { isTabHidden: true }],
    ['once the visitor stopped it', { isStopped: true }],
    ['with one item', { count: 1 }],
    ['with none', { count: 0 }],
  ])('rests %s', (_, hold) => {
    expect(isRotating({ ...free, ...hold })).toBe(false);
  });
});
