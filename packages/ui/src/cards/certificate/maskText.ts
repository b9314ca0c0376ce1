/** Hides the middle of a text; one too short to keep both ends shows its first letter only. */
function maskMiddle(text: string, head: number, tail: number): string {
  const letters = Array.from(text);
  const isShort = letters.length <= head + tail;
  const shownHead = isShort ? Math.min(1, letters.length - 1) : head;
  const shownTail = isShort ? 0 : tail;
  return letters
    .map((letter, index) => (index < shownHead || index >= letters.length - shownTail ? letter : '*'))
    .join('');
}

/** '330106********2419': region and the last four (W28). */
export const maskIdCard = (idCard: string): string => maskMiddle(idCard.trim(), 6, 4);

/** '138****6209': the first three and the last four (W28). */
export const maskMobile = (mobile: string): string => maskMiddle(mobile.trim(), 3, 4);
