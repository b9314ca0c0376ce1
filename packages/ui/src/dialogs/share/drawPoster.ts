import type { Salary } from '@cloud-school/domain';
import { formatSalary } from '../../cards/major-card/formatSalary.ts';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { toPicture } from '../../primitives/qr-code/toPicture.ts';
import { theme } from '../../theme/theme.ts';
import { createPen, type Pen } from './createPen.ts';
import { drawCertificate } from './drawCertificate.ts';
import { drawFoot } from './drawFoot.ts';
import { COVER_BOX, mostHeight, placePicture, type SafeBox } from './placePicture.ts';
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
/** Sizes of a title, by the lines that it takes. */
const TITLES = [
  { size: 32, lines: 1 },
  { size: 26, lines: 2 },
];
const LEAST_TITLE = 22;
/** The plane of a poster without any drawing. */
const NO_PICTURE = 200;

/** The brand's drawing of its school, and what of it no poster cuts. */
interface SchoolDrawing {
  element: Element | null;
  box: SafeBox;
}

/**
 * Draws a poster in the colours of the brand around `element`: a picture or the brand's `scene`, the words, and at
 * its foot the school and a QR code of the address; of a certificate the certificate itself. A picture of a host that does not let scripts read it is left out.
 */
export async function drawPoster(poster: Poster, element: Element, scene: SchoolDrawing): Promise<Blob> {
  const styles = getComputedStyle(element);
  const [cover, logo] = await Promise.all([loadPicture(poster.imageUrl), loadPicture(poster.logoUrl)]);
  const picture = cover ?? (scene.element && (await loadPicture(toAddress(scene.element, styles))));
  // 'var(--color-text-primary)' as its value.
  const valueOf = (variable: string) => styles.getPropertyValue(variable.slice(4, -1)).trim();
  return toPicture(POSTER.width * SCALE, POSTER.height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    const pen = createPen(context, valueOf);
    pen.fill(color.surface.card, [0, 0, POSTER.width, POSTER.height]);
    if (poster.certificate) drawCertificate(pen, poster.certificate, { width: POSTER.width, foot: FOOT });
    else drawWords(pen, poster, { picture, box: cover ? COVER_BOX : scene.box });
    drawFoot(pen, poster, { logo, width: POSTER.width, edge: EDGE, top: FOOT, scale: SCALE });
  });
}

/** A picture and the words below it, down to the line over the foot. */
function drawWords(
  pen: Pen,
  poster: Poster,
  { picture, box }: { picture: HTMLImageElement | null; box: SafeBox },
): void {
  const { context, fill, setFont, measure, write } = pen;
  const width = POSTER.width - 2 * EDGE;
  const wrapTitle = (size: number) => {
    setFont(size, 600);
    return { size, lines: wrapLines(poster.headline ?? poster.title, { width, lines: 3, measure }) };
  };
  // A short name is larger, and never longer than the lines of its size.
  const title =
    TITLES.map(({ size, lines }) => ({ ...wrapTitle(size), most: lines })).find(
      ({ lines, most }) => lines.length <= most,
    ) ?? wrapTitle(LEAST_TITLE);
  const titleLine = title.size + 10;
  const textSize = title.size > LEAST_TITLE && !poster.price && !poster.salary ? 16 : 14;
  setFont(textSize, 400);
  const text = poster.text
    ? wrapSentences(poster.text, { width, lines: title.lines.length > 2 ? 2 : 3, measure })
    : [];
  const at = placeWords({
    foot: FOOT,
    hasEyebrow: poster.eyebrow !== null,
    titleHeight: title.lines.length * titleLine,
    textLines: text.length,
    hasPrice: poster.price !== null || Boolean(poster.salary),
    pictureMost: picture ? mostHeight(sizeOf(picture), POSTER.width, box) : NO_PICTURE,
  });

  fill(box === COVER_BOX ? color.action.tint : color.hero.start, [0, 0, POSTER.width, at.pictureHeight]);
  if (picture) drawPicture(context, picture, at.pictureHeight, box);
  fill(color.accent.fill, [0, at.pictureHeight, POSTER.width, 4]);

  if (poster.eyebrow) {
    setFont(13, 600);
    writeTag(pen, poster.eyebrow, {
      x: EDGE,
      y: at.eyebrow,
      ink: color.action.base,
      ground: color.action.tint,
    });
  }
  setFont(title.size, 600);
  for (const [index, line] of title.lines.entries())
    write(line, EDGE, at.title + (title.size - 26) + index * titleLine, color.text.primary);
  setFont(textSize, 400);
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

function writePrice(pen: Pen, price: NonNullable<Poster['price']>, note: string | null, y: number) {
  const { setFont, write } = pen;
  const ink = color.accent.ink;
  const isFree = price.amount === '0';
  setFont(16, 600);
  let x = isFree ? EDGE : write('¥', EDGE, y, ink);
  setFont(34, 600);
  x = write(isFree ? '免费' : formatYuan(price.amount), x, y, ink);
  setFont(13, 400);
  if (price.isFrom) x = write('起', x + 3, y, ink);
  if (note) {
    setFont(13, 600);
    writeTag(pen, note, { x: x + 14, y, ink, ground: color.accent.tint });
  }
}

function writeSalary({ setFont, write }: Pen, salary: Salary, y: number) {
  setFont(13, 400);
  const x = write('行业月薪', EDGE, y, color.text.secondary);
  setFont(30, 600);
  const end = write(formatSalary(salary), x + 8, y, color.accent.ink);
  setFont(13, 400);
  if (salary.kind === 'range') write('元', end + 3, y, color.accent.ink);
}

/** Words on a ground of their own, on the line of their baseline. */
function writeTag(
  { fillRound, measure, write }: Pen,
  text: string,
  { x, y, ink, ground }: { x: number; y: number; ink: string; ground: string },
): void {
  fillRound(ground, [x, y - 17, measure(text) + 16, 24], 4);
  write(text, x + 8, y, ink);
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
