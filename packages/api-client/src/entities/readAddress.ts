import { optionalText } from './read.ts';

/**
 * An http or https address, or a path of this origin; null for anything else, so that no address of a response can run
 * a script or leave the origin unnoticed ('//host').
 */
export function readAddress(value: unknown): string | null {
  const sent = optionalText(value) ?? '';
  // Browsers ignore tabs and line breaks inside an address, so they could hide a scheme from the check.
  const address = Array.from(sent)
    .filter((letter) => letter > ' ')
    .join('');
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
