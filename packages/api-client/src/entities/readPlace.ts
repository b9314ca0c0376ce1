import { optionalText, type WireRecord } from './read.ts';

const COORDINATES = /^[\d.,，\s-]+$/;

/**
 * Where a class meets: `address`, then `position` (the room) where it says more; null where neither is sent. Coordinates
 * are no words for people.
 */
export function readPlace(record: WireRecord): string | null {
  const address = toWords(record.address);
  const position = toWords(record.position);
  if (address.includes(position)) return address || null;
  return position.includes(address) ? position : `${address} ${position}`;
}

function toWords(sent: unknown): string {
  const words = optionalText(sent)?.trim() ?? '';
  return COORDINATES.test(words) ? '' : words;
}
