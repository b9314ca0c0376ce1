import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, legibleColor, type Rgb } from './legibleColor.ts';

const channel = integer({ min: 0, max: 255 });
const color = tuple(channel, channel, channel);
/** The grounds of one brand are alike: all of them light, or all dark. */
const light = array(tuple(...[1, 2, 3].map(() => integer({ min: 225, max: 255 }))) as typeof color, {
  minLength: 1,
  maxLength: 6,
});
const dark = array(tuple(...[1, 2, 3].map(() => integer({ min: 0, max: 50 }))) as typeof color, {
  minLength: 1,
  maxLength: 6,
});

function hueOf([red, green, blue]: Rgb): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least || 1;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}
const spanOf = (value: Rgb) => Math.max(...value) - Math.min(...value);

describe('legibleColor', () => {
  it('is legible on every ground', () => {
    for (const grounds of [light, dark, array(color, { minLength: 1, maxLength: 1 })])
      assert(
        property(color, grounds, (value, on) => {
          const found = legibleColor(value, on);
          return on.every((ground) => contrastOf(found, ground) >= 4.5);
        }),
        { seed: 20261201, numRuns: 3000 },
      );
  });

  it('keeps a legible colour, and the hue of another', () => {
    assert(
      property(color, light, (value, on) => {
        const found = legibleColor(value, on);
        if (on.every((ground) => contrastOf(value, ground) >= 4.5)) return found.join() === value.join();
        // The hue of a nearly grey colour is a matter of rounding.
        if (spanOf(value) < 40 || spanOf(found) < 40) return true;
        const turn = Math.abs(hueOf(found) - hueOf(value));
        return Math.min(turn, 360 - turn) <= 4;
      }),
      { seed: 20261201, numRuns: 3000 },
    );
  });

  it.each<[string, Rgb]>([
    ['red', [255, 0, 0]],
    ['yellow', [255, 255, 0]],
    ['light blue', [91, 155, 213]],
  ])('changes %s as little as it can', (_, value) => {
    const found = legibleColor(value, [[255, 255, 255]]);
    expect(contrastOf(found, [255, 255, 255])).toBeLessThan(4.8);
  });
});
