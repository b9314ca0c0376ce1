import { paintQrCode, qrCodeModules } from '../../primitives/qr-code/paintQrCode.ts';
import { toPicture } from '../../primitives/qr-code/toPicture.ts';

/** Pixels of one module of the code; the picture of about 600 px prints well. */
const MODULE = 16;

/** Draws a QR code as a PNG file. */
export async function drawQrCode(text: string): Promise<Blob> {
  const size = qrCodeModules(text) * MODULE;
  return toPicture(size, size, (context) => paintQrCode(context, text, { x: 0, y: 0, size }));
}
