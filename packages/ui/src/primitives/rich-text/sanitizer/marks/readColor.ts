import type { Rgb } from './legibleColor.ts';

let canvas: CanvasRenderingContext2D | null | undefined;

const known = new Map<string, Rgb | null>();
/** A text has few colours; one of a hostile text has many. */
const MOST_KNOWN = 500;

/** A colour of CSS as red, green and blue on white; null for none, for a transparent one, and for a colour of the page. */
export function readColor(value: string): Rgb | null {
  const found = known.get(value);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const color = parseColor(value);
  known.set(value, color);
  return color;
}

function parseColor(value: string): Rgb | null {
  if (value === '' || /^(?:inherit|initial|unset|revert.*|currentcolor|transparent|none)$|var\(/.test(value))
    return null;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return null;
  // A canvas writes every colour as #rrggbb or rgba(…), and keeps its own at what it cannot read.
  canvas.fillStyle = 'rgb(1, 2, 3)';
  const own = canvas.fillStyle;
  canvas.fillStyle = value;
  const hex = /^#(..)(..)(..)$/.exec(canvas.fillStyle)?.slice(1);
  if (canvas.fillStyle === own) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex?.map((part) => Number.parseInt(part, 16)) ??
    canvas.fillStyle.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  if (alpha < 0.1) return null;
  const onWhite = (channel: number) => Math.round(channel * alpha + 255 * (1 - alpha));
  return [onWhite(red), onWhite(green), onWhite(blue)];
}
