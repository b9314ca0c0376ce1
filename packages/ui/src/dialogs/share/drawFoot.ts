import { paintQrCode } from '../../primitives/qr-code/paintQrCode.ts';
import { theme } from '../../theme/theme.ts';
import type { Pen } from './createPen.ts';
import type { Poster } from './Poster.ts';
import { wrapLines } from './wrapLines.ts';

const { color } = theme;

const QR_SIZE = 104;
/** From the code to its frame. */
const FRAME = 6;

interface Foot {
  logo: HTMLImageElement | null;
  width: number;
  edge: number;
  top: number;
  /** Pixels of the file for one of the drawing. */
  scale: number;
}

/** The school, what a scan is for and what waits behind the code, beside the code in its frame. */
export function drawFoot(pen: Pen, poster: Poster, { logo, width, edge, top, scale }: Foot): void {
  const { context, setFont, write, measure, fillRound } = pen;
  const inks = poster.certificate
    ? { strong: color.text.onDeep, soft: color.hero.label, frame: color.surface.card }
    : { strong: color.text.primary, soft: color.text.secondary, frame: color.line.strong };
  const frame = QR_SIZE + 2 * FRAME;
  const room = width - 2 * edge - frame - 12;
  if (logo) context.drawImage(logo, edge, top + 24, 32, 32);
  const nameX = edge + (logo ? 40 : 0);
  setFont(16, 600);
  const [name = ''] = wrapLines(poster.name, { width: room - (nameX - edge), lines: 1, measure });
  write(name, nameX, top + 46, inks.strong);
  setFont(15, 600);
  const [call = ''] = wrapLines(poster.call, { width: room, lines: 1, measure });
  write(call, edge, top + 92, inks.strong);
  setFont(13, 400);
  const [behind = ''] = poster.behind ? wrapLines(poster.behind, { width: room, lines: 1, measure }) : [];
  write(behind, edge, top + 114, inks.soft);

  const [x, y] = [width - edge - frame, top + 20];
  fillRound(inks.frame, [x, y, frame, frame], 8);
  fillRound(color.surface.card, [x + 1, y + 1, frame - 2, frame - 2], 7);
  paintQr(pen, poster.address, { x: x + FRAME, y: y + FRAME, scale });
}

/** On the pixels of the file, so that each module of the code is sharp; a card that is not white leaves the code its white margin. */
function paintQr(
  { context, fill }: Pen,
  address: string,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  fill(color.surface.card, [x, y, QR_SIZE, QR_SIZE]);
  const ground = context.fillStyle;
  context.fillStyle = 'white';
  const hasMargin = context.fillStyle !== ground;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintQrCode(context, address, { x: x * scale, y: y * scale, size: QR_SIZE * scale, hasMargin });
  context.restore();
}
