import { encode } from 'uqr';

/** White modules around the code, as the QR standard requires. */
const QUIET_ZONE = 4;

/** Modules of a side of the code, with its white margin. */
export const qrCodeModules = (text: string): number => encode(text, { ecc: 'M', border: QUIET_ZONE }).size;

/** Paints a QR code into a square of a canvas, black on white whatever the theme; on white ground it needs no margin of its own. */
export function paintQrCode(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, size, hasMargin = true }: { x: number; y: number; size: number; hasMargin?: boolean },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: hasMargin ? QUIET_ZONE : 0 });
  const module = size / modules;
  context.fillStyle = 'white';
  context.fillRect(x, y, size, size);
  context.fillStyle = 'black';
  data.forEach((row, rowIndex) => {
    row.forEach((isDark, column) => {
      // Edges on whole pixels: no grey line between two dark modules.
      const [left, top] = [Math.round(x + column * module), Math.round(y + rowIndex * module)];
      const [right, bottom] = [
        Math.round(x + (column + 1) * module),
        Math.round(y + (rowIndex + 1) * module),
      ];
      if (isDark) context.fillRect(left, top, right - left, bottom - top);
    });
  });
}
