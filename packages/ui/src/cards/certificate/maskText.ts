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

/** '沈*薇': the first and the last letter; of two the first. */
export const maskName = (name: string): string => maskMiddle(name.trim(), 1, 1);

/** 'S0000330100*******2419': the first eleven letters and the last four. */
export const maskCertificateNumber = (number: string): string => maskMiddle(number.trim(), 11, 4);

/** '330106********2419': the six digits of the region and the last four (CERT-05). */
export const maskIdCard = (idCard: string): string => maskMiddle(idCard.trim(), 6, 4);

/** '138****6209': the first three digits and the last four (CERT-05). */
export const maskMobile = (mobile: string): string => maskMiddle(mobile.trim(), 3, 4);
