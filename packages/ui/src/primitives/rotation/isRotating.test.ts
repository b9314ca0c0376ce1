import { describe, expect, it } from 'vitest';
import { isRotating } from './isRotating.ts';

const free = { count: 3, isStopped: false, isHovered: false, hasFocus: false, isTabHidden: false };

describe('isRotating', () => {
  it('rotates while nothing pauses it', () => {
    expect(isRotating(free)).toBe(true);
  });

  it.each([
    ['on hover', { isHovered: true }],
    ['with the focus inside', { hasFocus: true }],
    ['in a hidden tab', { isTabHidden: true }],
    ['after the visitor stopped it', { isStopped: true }],
    ['with one item', { count: 1 }],
    ['without items', { count: 0 }],
  ])('pauses %s', (_, pause) => {
    expect(isRotating({ ...free, ...pause })).toBe(false);
  });
});
