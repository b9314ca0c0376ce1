import type { Sabotage } from './Claim.ts';

/** The text of the file with the edit in it. */
export function breakClaim(
  text: string,
  { file, find, replace }: Pick<Sabotage, 'file' | 'find' | 'replace'>,
): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${find}`);
  return parts.join(replace);
}
