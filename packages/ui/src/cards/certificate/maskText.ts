/** Masks the middle of a text; of a text too short for both ends only the first letter shows. */
function maskMiddle(text: string, head: number, tail: number): string {
  const letters = Array.from(text);
  const isShort = letters.length <= head + tail;
  const shownHead = isShort ? Math.min(1, letters.length - 1) : head;
  const shownTail = isShort ? 0 : tail;
  return letters
    .map((letter, index) => (index < shownHead || index >= letters.length - shownTail ? letter : '*'))
    .join('');
}

/** '330106********2419': the six digits of the region and the last four (CERT-05). */
export const maskIdCard = (idCard: string): string => maskMiddle(idCard.trim(), 6, 4);

/** '138****6209': the first three digits and the last four (CERT-05). */
export const maskMobile = (mobile: string): string => maskMiddle(mobile.trim(), 3, 4);
