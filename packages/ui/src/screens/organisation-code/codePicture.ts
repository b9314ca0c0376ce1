import { encode } from 'uqr';

/** Pixels of one module of the code; a picture of about 600 prints well. */
const MODULE = 16;
/** The standard asks for four modules of white around a code. */
const QUIET_ZONE = 4;

/** A QR code as a PNG file, black on white whatever the page's colours are. */
export async function codePicture(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn.'))),
      'image/png',
    );
  });
}
