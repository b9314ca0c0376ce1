/** Red, green, blue (0..255) and alpha (0..1) of '#rrggbb' or 'rgba(r, g, b, a)'. */
function channels(color: string): [number, number, number, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  const parts = hex?.map((part) => Number.parseInt(part, 16)) ?? color.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`'${color}' is not a colour of the form #rrggbb or rgba(r, g, b, a).`);
  }
  return [red, green, blue, alpha];
}

/** Relative luminance (WCAG 2.2) of a colour on an opaque background. */
function luminance(color: string, ground: string): number {
  const [r, g, b, alpha] = channels(color);
  const [groundRed, groundGreen, groundBlue] = channels(ground);
  const linear = (value: number, under: number) => {
    const share = (value * alpha + under * (1 - alpha)) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r, groundRed) + 0.7152 * linear(g, groundGreen) + 0.0722 * linear(b, groundBlue);
}

/** Contrast ratio of two colours, 1 to 21; a translucent background is placed on `ground`. */
export function contrast(text: string, background: string, ground = '#ffffff'): number {
  const back = luminance(background, ground);
  const front = luminance(text, ground);
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
}
