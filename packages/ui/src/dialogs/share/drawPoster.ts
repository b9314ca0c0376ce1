import type { Salary } from '@cloud-school/domain';
import { formatSalary } from '../../cards/major-card/formatSalary.ts';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { paintQrCode } from '../../primitives/qr-code/paintQrCode.ts';
import { toPicture } from '../../primitives/qr-code/toPicture.ts';
import { theme } from '../../theme/theme.ts';
import { createPen, type Pen } from './createPen.ts';
import { drawCertificate } from './drawCertificate.ts';
import { CAMPUS_BOX, COVER_BOX, mostHeight, placePicture, type SafeBox } from './placePicture.ts';
import { placeWords, TEXT_LINE } from './placeWords.ts';
import type { Poster } from './Poster.ts';
import { wrapLines, wrapSentences } from './wrapLines.ts';

const { color } = theme;

/** Pixels of the drawing, and of the file for each of them. */
export const POSTER = { width: 375, height: 667 };
const SCALE = 3;

const EDGE = 24;
/** The line over the school and the code. */
const FOOT = 511;
const QR_SIZE = 104;
/** The campus is wide: a higher plane would be sky. */
const CAMPUS_MOST = 300;

/**
 * Draws a poster in the colours of the brand around `element`: a picture or the brand's campus, `scene`, the words, and at
 * its foot the school and a QR code of the address; of a certificate the certificate itself. A picture of a host that does not let scripts read it is left out.
 */
export async function drawPoster(poster: Poster, element: Element, scene: Element | null): Promise<Blob> {
  const styles = getComputedStyle(element);
  const [cover, logo] = await Promise.all([loadPicture(poster.imageUrl), loadPicture(poster.logoUrl)]);
  const picture = cover ?? (scene && (await loadPicture(toAddress(scene, styles))));
  // 'var(--color-text-primary)' as its value.
  const valueOf = (variable: string) => styles.getPropertyValue(variable.slice(4, -1)).trim();
  return toPicture(POSTER.width * SCALE, POSTER.height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    const pen = createPen(context, valueOf);
    pen.fill(color.surface.card, [0, 0, POSTER.width, POSTER.height]);
    if (poster.certificate) drawCertificate(pen, poster.certificate, { width: POSTER.width, foot: FOOT });
    else drawWords(pen, poster, { picture, isCover: cover !== null });

    if (logo) context.drawImage(logo, EDGE, FOOT + 24, 32, 32);
    writeFoot(pen, poster, EDGE + (logo ? 40 : 0));
    paintQr(pen, poster.address);
  });
}

/** A picture and the words below it, down to the line over the foot. */
function drawWords(
  pen: Pen,
  poster: Poster,
  { picture, isCover }: { picture: HTMLImageElement | null; isCover: boolean },
): void {
  const { context, fill, setFont, measure, write } = pen;
  const width = POSTER.width - 2 * EDGE;
  const wrapTitle = (size: number) => {
    setFont(size, 600);
    return { size, lines: wrapLines(poster.title, { width, lines: 3, measure }) };
  };
  const large = wrapTitle(26);
  const title = large.lines.length > 2 ? wrapTitle(22) : large;
  const titleLine = title.size + 10;
  setFont(14, 400);
  const text = poster.text ? wrapSentences(poster.text, { width, lines: 2, measure }) : [];
  const at = placeWords({
    foot: FOOT,
    hasEyebrow: poster.eyebrow !== null,
    titleHeight: title.lines.length * titleLine,
    textLines: text.length,
    hasPrice: poster.price !== null || Boolean(poster.salary),
    pictureMost: picture && isCover ? mostHeight(sizeOf(picture), POSTER.width, COVER_BOX) : CAMPUS_MOST,
  });

  fill(isCover ? color.action.tint : color.hero.start, [0, 0, POSTER.width, at.pictureHeight]);
  if (picture) drawPicture(context, picture, at.pictureHeight, isCover ? COVER_BOX : CAMPUS_BOX);
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
  if (poster.price) writePrice(pen, poster.price, poster.note, at.price);
  else if (poster.salary) writeSalary(pen, poster.salary, at.price);

  pen.stroke(color.line.strong);
  context.setLineDash([3, 3]);
  context.beginPath();
  context.moveTo(EDGE, FOOT);
  context.lineTo(POSTER.width - EDGE, FOOT);
  context.stroke();
}

function writePrice(
  { setFont, write }: Pen,
  price: NonNullable<Poster['price']>,
  note: string | null,
  y: number,
) {
  const ink = color.accent.ink;
  const isFree = price.amount === '0';
  setFont(16, 600);
  let x = isFree ? EDGE : write('¥', EDGE, y, ink);
  setFont(34, 600);
  x = write(isFree ? '免费' : formatYuan(price.amount), x, y, ink);
  setFont(13, 400);
  if (price.isFrom) x = write('起', x + 3, y, ink);
  if (note) write(note, x + 14, y, ink);
}

function writeSalary({ setFont, write }: Pen, salary: Salary, y: number) {
  setFont(13, 400);
  const x = write('行业月薪', EDGE, y, color.text.secondary);
  setFont(30, 600);
  const end = write(formatSalary(salary), x + 8, y, color.accent.ink);
  setFont(13, 400);
  if (salary.kind === 'range') write('元', end + 3, y, color.accent.ink);
}

/** The school, what a scan is for, and what waits behind the code. */
function writeFoot({ setFont, write, measure }: Pen, poster: Poster, nameX: number): void {
  const room = POSTER.width - 2 * EDGE - QR_SIZE - 12;
  setFont(16, 600);
  const [name = ''] = wrapLines(poster.name, { width: room - (nameX - EDGE), lines: 1, measure });
  write(name, nameX, FOOT + 46, color.text.primary);
  setFont(15, 600);
  const [call = ''] = wrapLines(poster.call, { width: room, lines: 1, measure });
  write(call, EDGE, FOOT + 92, color.text.primary);
  setFont(13, 400);
  const [behind = ''] = poster.behind ? wrapLines(poster.behind, { width: room, lines: 1, measure }) : [];
  write(behind, EDGE, FOOT + 114, color.text.secondary);
}

/** On the pixels of the file, so that each module of the code is sharp. White ground is its margin, and the code ends with the column. */
function paintQr({ context, fill }: Pen, address: string): void {
  const { x, y } = { x: POSTER.width - EDGE - QR_SIZE, y: FOOT + 22 };
  fill(color.surface.card, [x, y, QR_SIZE, QR_SIZE]);
  const ground = context.fillStyle;
  context.fillStyle = 'white';
  const hasMargin = context.fillStyle !== ground;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  paintQrCode(context, address, {
    x: x * SCALE,
    y: y * SCALE,
    size: QR_SIZE * SCALE,
    hasMargin,
  });
  context.restore();
}

/** Fills the head of the poster, and leaves its safe box whole. */
function drawPicture(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  pictureHeight: number,
  box: SafeBox,
): void {
  const at = placePicture(sizeOf(picture), { width: POSTER.width, height: pictureHeight }, box);
  context.save();
  context.beginPath();
  context.rect(0, 0, POSTER.width, pictureHeight);
  context.clip();
  context.drawImage(picture, at.x, at.y, at.width, at.height);
  context.restore();
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({ width, height });

/** The address of a drawing of the brand; one in the page becomes a file of its own, with the values of its variables. */
function toAddress(scene: Element, styles: CSSStyleDeclaration): string | null {
  const image = scene.querySelector('img');
  if (image) return image.src;
  const drawing = scene.querySelector('svg');
  if (!drawing) return null;
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true);
  if (copy instanceof Element) {
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
  }
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim());
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
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
