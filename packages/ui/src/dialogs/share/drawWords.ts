import type { Salary } from '@cloud-school/domain';
import { formatSalary } from '../../cards/major-card/formatSalary.ts';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import type { PosterKind } from '../../theme/BrandTheme.ts';
import { theme } from '../../theme/theme.ts';
import type { Area, Pen } from './createPen.ts';
import { COVER_BOX, mostHeight, placePicture, type SafeBox } from './placePicture.ts';
import { placeWords, placeWordsFirst, TEXT_LINE } from './placeWords.ts';
import type { Poster } from './Poster.ts';
import { wrapLines, wrapSentences } from './wrapLines.ts';

const { color } = theme;

interface Title {
  size: number;
  /** It may take that many. */
  lines: number;
}

/** How the words of a kind stand to its picture, and the sizes of its title, the first that is not too long for its lines. */
interface Form {
  isWordsFirst: boolean;
  titles: Title[];
  /** Behind the words of a picture that stands under them. */
  ground: string;
}

const BELOW_PICTURE: Form = {
  isWordsFirst: false,
  titles: [
    { size: 32, lines: 1 },
    { size: 29, lines: 1 },
    { size: 26, lines: 2 },
  ],
  ground: color.surface.card,
};
const OVER_PICTURE: Form = {
  isWordsFirst: true,
  titles: [
    { size: 32, lines: 2 },
    { size: 26, lines: 2 },
  ],
  ground: color.surface.card,
};
const FORMS: Record<PosterKind, Form> = {
  school: BELOW_PICTURE,
  project: BELOW_PICTURE,
  major: { ...OVER_PICTURE, ground: color.accent.tint },
  news: OVER_PICTURE,
  notice: { ...OVER_PICTURE, ground: color.action.tint },
};
const LEAST_TITLE: Title = { size: 22, lines: 3 };

/** The plane of a poster without any drawing. */
const NO_PICTURE = { width: 375, height: 200 };

interface Place {
  /** What no poster cuts of the picture is its box. */
  picture: HTMLImageElement | null;
  box: SafeBox;
  width: number;
  edge: number;
  foot: number;
}

/** A picture and the words below or over it, down to the line over the foot. */
export function drawWords(pen: Pen, poster: Poster, { picture, box, width, edge, foot }: Place): void {
  const { context, fill, setFont, measure, write } = pen;
  const form = FORMS[poster.kind];
  const room = width - 2 * edge;
  const wrapTitle = ({ size, lines: most }: Title) => {
    setFont(size, 600);
    return {
      size,
      most,
      lines: wrapLines(poster.headline ?? poster.title, { width: room, lines: 3, measure }),
    };
  };
  const title =
    form.titles.map(wrapTitle).find(({ lines, most }) => lines.length <= most) ?? wrapTitle(LEAST_TITLE);
  const titleLine = title.size + 10;
  const textSize = title.size > LEAST_TITLE.size && !poster.price && !poster.salary ? 16 : 14;
  setFont(textSize, 400);
  const text = poster.text
    ? wrapSentences(poster.text, { width: room, lines: title.lines.length > 2 ? 2 : 3, measure })
    : [];
  const words = {
    foot,
    hasEyebrow: poster.eyebrow !== null,
    titleHeight: title.lines.length * titleLine,
    textLines: text.length,
    hasPrice: poster.price !== null || Boolean(poster.salary),
  };
  const size = picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : NO_PICTURE;

  const drawn = form.isWordsFirst ? drawCard() : drawHead();
  function drawCard() {
    const at = placeWordsFirst({ ...words, pictureMost: mostHeight(size, room, box) });
    const { top, height } = at.card;
    fill(form.ground, [0, 0, width, top + height / 2]);
    drawPicture(pen, picture, { area: [edge, top, room, height], box, radius: 8 });
    return at;
  }
  function drawHead() {
    const at = placeWords({ ...words, pictureMost: picture ? mostHeight(size, width, box) : size.height });
    fill(box === COVER_BOX ? color.action.tint : color.hero.start, [0, 0, width, at.pictureHeight]);
    drawPicture(pen, picture, { area: [0, 0, width, at.pictureHeight], box, radius: 0 });
    fill(color.accent.fill, [0, at.pictureHeight, width, 4]);
    return at;
  }

  if (poster.eyebrow) {
    setFont(13, 600);
    const ground = form.ground === color.surface.card ? color.action.tint : color.surface.card;
    writeTag(pen, poster.eyebrow, { x: edge, y: drawn.eyebrow, ink: color.action.base, ground });
  }
  setFont(title.size, 600);
  for (const [index, line] of title.lines.entries())
    write(line, edge, drawn.title + (title.size - 26) + index * titleLine, color.text.primary);
  setFont(textSize, 400);
  for (const [index, line] of text.entries())
    write(line, edge, drawn.text + index * TEXT_LINE, color.text.secondary);
  if (poster.price) writePrice(pen, poster.price, poster.note, { x: edge, y: drawn.price });
  else if (poster.salary) writeSalary(pen, poster.salary, { x: edge, y: drawn.price });

  pen.stroke(color.line.strong);
  context.setLineDash([3, 3]);
  context.beginPath();
  context.moveTo(edge, foot);
  context.lineTo(width - edge, foot);
  context.stroke();
}

interface At {
  x: number;
  y: number;
}

function writePrice(pen: Pen, price: NonNullable<Poster['price']>, note: string | null, at: At): void {
  const { setFont, write } = pen;
  const ink = color.accent.ink;
  const isFree = price.amount === '0';
  setFont(16, 600);
  let x = isFree ? at.x : write('¥', at.x, at.y, ink);
  setFont(34, 600);
  x = write(isFree ? '免费' : formatYuan(price.amount), x, at.y, ink);
  setFont(13, 400);
  if (price.isFrom) x = write('起', x + 3, at.y, ink);
  if (note) {
    setFont(13, 600);
    writeTag(pen, note, { x: x + 14, y: at.y, ink, ground: color.accent.tint });
  }
}

function writeSalary({ setFont, write }: Pen, salary: Salary, at: At): void {
  setFont(13, 400);
  const x = write('行业月薪', at.x, at.y, color.text.secondary);
  setFont(30, 600);
  const end = write(formatSalary(salary), x + 8, at.y, color.accent.ink);
  setFont(13, 400);
  if (salary.kind === 'range') write('元', end + 3, at.y, color.accent.ink);
}

/** Words on a ground of their own, on the line of their baseline. */
function writeTag(
  { fillRound, measure, write }: Pen,
  text: string,
  { x, y, ink, ground }: At & { ink: string; ground: string },
): void {
  fillRound(ground, [x, y - 17, measure(text) + 16, 24], 4);
  write(text, x + 8, y, ink);
}

/** Fills an area, and leaves its safe box whole. */
function drawPicture(
  { context, roundPath, fillRound }: Pen,
  picture: HTMLImageElement | null,
  { area, box, radius }: { area: Area; box: SafeBox; radius: number },
): void {
  if (!picture) return;
  const [x, y, width, height] = area;
  const at = placePicture(
    { width: picture.naturalWidth, height: picture.naturalHeight },
    { width, height },
    box,
  );
  if (radius > 0) fillRound(color.surface.fill, area, radius);
  context.save();
  roundPath(area, radius);
  context.clip();
  context.drawImage(picture, x + at.x, y + at.y, at.width, at.height);
  context.restore();
}
