import { nameHue } from '../sanitizer/marks/nameHue.ts';

/** The names of colours that authors of formulas write, as what a reader calls them; greys have no name. */
const NAMES: Readonly<Record<string, string>> = {
  red: 'red',
  crimson: 'red',
  firebrick: 'red',
  brown: 'red',
  magenta: 'purple',
  purple: 'purple',
  violet: 'purple',
  indigo: 'purple',
  orange: 'orange',
  darkorange: 'orange',
  gold: 'yellow',
  yellow: 'yellow',
  green: 'green',
  lime: 'green',
  forestgreen: 'green',
  olive: 'green',
  teal: 'green',
  blue: 'blue',
  navy: 'blue',
  royalblue: 'blue',
  cyan: 'blue',
  aqua: 'blue',
};

/** What a colour of a formula is called; null for greys and for what is no colour. Without a browser, too. */
export function nameColor(value: string): string | null {
  const color = value.trim().toLowerCase();
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(color)?.[1];
  if (!digits) return Object.hasOwn(NAMES, color) ? (NAMES[color] ?? null) : null;
  const channels = digits.length === 3 ? Array.from(digits, (one) => one + one) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16));
  return nameHue([red, green, blue]);
}
