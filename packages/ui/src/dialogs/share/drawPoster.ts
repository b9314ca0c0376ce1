import { firstCharacter } from '../../primitives/picture/firstCharacter.ts';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { paintQrCode } from '../../primitives/qr-code/paintQrCode.ts';
import { toPicture } from '../../primitives/qr-code/toPicture.ts';
import { theme } from '../../theme/theme.ts';
import { placeWords, TEXT_LINE } from './placeWords.ts';
import type { Poster } from './Poster.ts';
import { wrapLines } from './wrapLines.ts';

/** Pixels of the drawing, and of the file for each of them. */
export const POSTER = { width: 375, height: 667 };
const SCALE = 3;

const EDGE = 24;
/** The line over the school and the code. */
const FOOT = 532;
const QR_SIZE = 104;

/**
 * Draws a poster in the colours of the brand around `element`: a picture or the first character of the title, the words,
 * and at its foot the school and a QR code of the address. A picture of a host that does not let scripts read it is left out.
 */
export async function drawPoster(poster: Poster, element: Element): Promise<Blob> {
  const [picture, logo] = await Promise.all([loadPicture(poster.imageUrl), loadPicture(poster.logoUrl)]);
  const styles = getComputedStyle(element);
  // 'var(--color-text-primary)' as its value.
  const valueOf = (variable: string) => styles.getPropertyValue(variable.slice(4, -1)).trim();
  const family = valueOf(theme.type.family);
  return toPicture(POSTER.width * SCALE, POSTER.height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    const { color } = theme;
    const fill = (variable: string, [x, y, width, height]: [number, number, number, number]) => {
      context.fillStyle = valueOf(variable);
      context.fillRect(x, y, width, height);
    };
    const setFont = (size: number, weight: 400 | 600) => {
      context.font = `${weight} ${size}px ${family}`;
    };
    const measure = (text: string) => context.measureText(text).width;
    const write = (text: string, x: number, y: number, ink: string) => {
      context.fillStyle = valueOf(ink);
      context.fillText(text, x, y);
      return x + measure(text);
    };

    const width = POSTER.width - 2 * EDGE;
    const wrapTitle = (size: number) => {
      setFont(size, 600);
      return { size, lines: wrapLines(poster.title, { width, lines: 3, measure }) };
    };
    const large = wrapTitle(26);
    const title = large.lines.length > 2 ? wrapTitle(22) : large;
    const titleLine = title.size + 10;
    setFont(14, 400);
    const text = poster.text ? wrapLines(poster.text, { width, lines: 2, measure }) : [];
    const at = placeWords({
      foot: FOOT,
      hasEyebrow: poster.eyebrow !== null,
      titleHeight: title.lines.length * titleLine,
      textLines: text.length,
      hasPrice: poster.price !== null,
    });

    fill(color.surface.card, [0, 0, POSTER.width, POSTER.height]);
    if (picture) drawCover(context, picture, at.pictureHeight);
    else {
      fill(color.action.tint, [0, 0, POSTER.width, at.pictureHeight]);
      setFont(120, 600);
      context.textAlign = 'center';
      write(firstCharacter(poster.title), POSTER.width / 2, at.pictureHeight / 2 + 42, color.action.base);
      context.textAlign = 'left';
    }
    fill(color.accent.fill, [0, at.pictureHeight, POSTER.width, 4]);

    if (poster.eyebrow) {
      setFont(13, 600);
      write(poster.eyebrow, EDGE, at.eyebrow, color.action.base);
    }
    setFont(title.size, 600);
    for (const [index, line] of title.lines.entries())
      write(line, EDGE, at.title + index * titleLine, color.text.primary);
    setFont(14, 400);
    for (const [index, line] of text.entries())
      write(line, EDGE, at.text + index * TEXT_LINE, color.text.secondary);
    if (poster.price) {
      const { amount, isFrom } = poster.price;
      const isFree = amount === '0';
      setFont(16, 600);
      let x = isFree ? EDGE : write('¥', EDGE, at.price, color.accent.ink);
      setFont(34, 600);
      x = write(isFree ? '免费' : formatYuan(amount), x, at.price, color.accent.ink);
      setFont(13, 400);
      if (isFrom) x = write('起', x + 3, at.price, color.accent.ink);
      if (poster.note) write(poster.note, x + 14, at.price, color.accent.ink);
    }

    context.strokeStyle = valueOf(color.line.strong);
    context.setLineDash([3, 3]);
    context.beginPath();
    context.moveTo(EDGE, FOOT);
    context.lineTo(POSTER.width - EDGE, FOOT);
    context.stroke();

    const room = POSTER.width - 2 * EDGE - QR_SIZE - 12;
    if (logo) context.drawImage(logo, EDGE, FOOT + 32, 32, 32);
    const nameX = EDGE + (logo ? 40 : 0);
    setFont(16, 600);
    const [name = ''] = wrapLines(poster.name, { width: room - (nameX - EDGE), lines: 1, measure });
    write(name, nameX, FOOT + 54, color.text.primary);
    setFont(13, 400);
    const [call = ''] = wrapLines(poster.call, { width: room, lines: 1, measure });
    write(call, EDGE, FOOT + 94, color.text.secondary);
    paintQr(context, poster.address);
  });
}

/** On the pixels of the file, so that each module of the code is sharp. */
function paintQr(context: CanvasRenderingContext2D, address: string): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintQrCode(context, address, {
    x: (POSTER.width - EDGE - QR_SIZE) * SCALE,
    y: (FOOT + 14) * SCALE,
    size: QR_SIZE * SCALE,
  });
  context.restore();
}

/** Fills the head of the poster; the faces of cover pictures are right of the middle. */
function drawCover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  pictureHeight: number,
): void {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.max(POSTER.width / width, pictureHeight / height);
  const [cutWidth, cutHeight] = [POSTER.width / scale, pictureHeight / scale];
  const [left, top] = [(width - cutWidth) * 0.7, (height - cutHeight) / 2];
  context.drawImage(picture, left, top, cutWidth, cutHeight, 0, 0, POSTER.width, pictureHeight);
}

/** Null without a picture, or where its host does not let scripts read it. */
async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (!address) return null;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
    // A drawing without a size of its own cannot be cut.
    return picture.naturalWidth > 0 ? picture : null;
  } catch {
    return null;
  }
}
