import { encode } from 'uqr';

/** Pixels of one module of the code; the picture of about 600 px prints well. */
const MODULE = 16;
/** White modules around the code, as the QR standard requires. */
const QUIET_ZONE = 4;

/** Draws a QR code as a PNG file, black on white whatever the theme. */
export async function drawQrCode(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The QR code cannot be drawn: the browser gave no 2D canvas context.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error('The QR code cannot be saved: the canvas gave no PNG file.')),
      'image/png',
    );
  });
}
