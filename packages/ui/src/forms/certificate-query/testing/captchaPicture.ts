const digits = ['M4 4h10L8 20', 'M24 8c0-6 10-6 10 0 0 5-10 7-10 12h10', 'M54 4v16', 'M64 20h10V12H64V4h10'];

/** A captcha picture for stories: its lines show 7, 2, 1, 5. */
export const captchaPicture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="-20 -12 120 48"><path d="${digits.join('')}" fill="none" stroke="blue" stroke-width="2"/></svg>`,
)}`;
