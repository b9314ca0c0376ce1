import { invitationCode, normalise } from '@cloud-school/validators';

/** A typed or pasted code in half-width characters, without spaces and hyphens, cut to `length`: there is a cell for each. */
export function toCells(text: string, length: number): string {
  return Array.from(normalise(invitationCode)(text)).slice(0, length).join('');
}
