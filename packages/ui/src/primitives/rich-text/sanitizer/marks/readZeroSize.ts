/** True for a font size of nothing, by which editors hide text; null where the size of the surroundings counts. */
export function readZeroSize(size: string): boolean | null {
  if (/^[-+]?[0.]+(?:[a-z]+|%)?$/i.test(size)) return true;
  return size === '' || /^(?:inherit|unset|larger|smaller|[\d.]+(?:%|em|ex|ch))$/i.test(size) ? null : false;
}
