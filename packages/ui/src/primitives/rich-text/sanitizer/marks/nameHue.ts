import { isGrey, type Rgb } from './legibleColor.ts';

/** The names that a question gives to colours. */
type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple';

/** Where each hue ends on the circle of 360 degrees. */
const ENDS: [number, Hue][] = [
  [18, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [168, 'green'],
  [258, 'blue'],
  [325, 'purple'],
  [360, 'red'],
];

/** The name of a colour; null for greys. */
export function nameHue(color: Rgb): Hue | null {
  if (isGrey(color)) return null;
  const [red, green, blue] = color;
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const angle = (sector * 60 + 360) % 360;
  return ENDS.find(([end]) => angle <= end)?.[1] ?? null;
}
