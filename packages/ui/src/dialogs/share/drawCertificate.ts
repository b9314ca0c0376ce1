import type { Certificate } from '@cloud-school/domain';
import { CERTIFICATE_TITLES, formatLongDate } from '../../cards/certificate/certificateFacts.ts';
import { maskCertificateNumber, maskName } from '../../cards/certificate/maskText.ts';
import { theme } from '../../theme/theme.ts';
import type { Area, Pen } from './createPen.ts';
import { wrapLines } from './wrapLines.ts';

const { color } = theme;

const EDGE = 24;
const TOP = 100;
const HEIGHT = 386;
/** From the edge of the paper to its words. */
const INSET = 36;
/** Baselines on the paper. */
const LINES = { title: 70, name: 144, facts: 210, last: 342 };
/** From the baseline of a label to its value, and from line to line of a value. */
const UNDER_LABEL = 21;
const VALUE_LINE = 18;
const COLUMN_GAP = 8;
/** The baseline of the last line over the paper. */
const HEADLINE = 78;
const HEADLINE_LINE = 22;
/** The middle of the name, and of the ornament around it. */
const NAME_MIDDLE = LINES.name - 12;

/** A line of what a certificate says. */
type Fact = [label: string, value: string];

/**
 * Draws a certificate on the brand's deep ground, as paper with frame and rosettes, without a seal, which is its issuer's. It
 * is sent to anybody: name and number are masked.
 */
export function drawCertificate(
  pen: Pen,
  certificate: Certificate,
  { width, height }: { width: number; height: number },
): void {
  const { fill, setFont, write, measure } = pen;
  const { name, rows } = readFacts(certificate);
  fill(color.hero.start, [0, 0, width, height]);
  drawRings(pen, [width, 0]);
  drawRings(pen, [0, height]);
  const headline = fitLines(pen, [name], { width: width - 2 * EDGE, lines: 2, sizes: [24, 20, 17] });
  const [lines = []] = headline.lines;
  const top = HEADLINE - (lines.length - 1) * HEADLINE_LINE;
  setFont(14, 400);
  write('证书可以核验', EDGE, top - (lines.length > 1 ? 26 : 34), color.hero.label);
  setFont(headline.size, 600);
  for (const [index, line] of lines.entries())
    write(line, EDGE, top + index * HEADLINE_LINE, color.text.onDeep);

  const paper: Area = [EDGE, TOP, width - 2 * EDGE, HEIGHT];
  drawPaper(pen, paper);
  const printMiddle = (text: string, y: number, size: number, ink: string) => {
    setFont(size, 600, theme.type.serif);
    write(text, (width - measure(text)) / 2, y, ink);
  };
  printMiddle(CERTIFICATE_TITLES[certificate.kind].chinese, TOP + LINES.title, 24, color.action.deep);
  const holder = certificate.holderName ? maskName(certificate.holderName) : '—';
  printMiddle(holder, TOP + LINES.name, 34, color.text.primary);

  const room = width - 2 * (EDGE + INSET);
  const blocks = rows.map((row) => {
    const values = row.map(([, value]) => value);
    const width = room / row.length - (row.length - 1) * COLUMN_GAP;
    return { row, ...fitLines(pen, values, { width, lines: row.length > 1 ? 1 : 2, sizes: [15, 14, 13] }) };
  });
  const heightOf = ({ lines }: { lines: string[][] }) =>
    UNDER_LABEL + (Math.max(...lines.map(({ length }) => length)) - 1) * VALUE_LINE;
  const used = blocks.reduce((sum, block) => sum + heightOf(block), 0);
  const gap = (LINES.last - LINES.facts - used) / Math.max(blocks.length - 1, 1);
  let y = TOP + LINES.facts;
  for (const block of blocks) {
    for (const [column, [label]] of block.row.entries()) {
      const x = EDGE + INSET + (column * room) / block.row.length;
      setFont(12, 400);
      write(label, x, y, color.text.secondary);
      setFont(block.size, 600);
      for (const [index, line] of (block.lines[column] ?? []).entries())
        write(line, x, y + UNDER_LABEL + index * VALUE_LINE, color.text.primary);
    }
    y += heightOf(block) + gap;
  }
}

/** The largest size in which all texts are whole on one line; in the least they take the lines that they may. */
function fitLines(
  { setFont, measure }: Pen,
  texts: string[],
  { width, lines: most, sizes }: { width: number; lines: number; sizes: [number, ...number[]] },
): { size: number; lines: string[][] } {
  const wrapAll = (size: number) => {
    setFont(size, 600);
    return { size, lines: texts.map((text) => wrapLines(text, { width, lines: most, measure })) };
  };
  const layouts = sizes.map(wrapAll);
  const whole = layouts.find(({ size, lines }) => {
    setFont(size, 600);
    return lines.every((each) => each.length === 1 && !each[0]?.endsWith('…'));
  });
  return whole ?? wrapAll(sizes.at(-1) ?? sizes[0]);
}

/** The headline, and rows of what belongs together: what was learned, then the paper itself. */
function readFacts(certificate: Certificate): { name: string; rows: Fact[][] } {
  const number: Fact = ['证书编号', maskCertificateNumber(certificate.certificateNumber ?? '') || '—'];
  switch (certificate.kind) {
    case 'level': {
      const profession = certificate.professionName ?? '—';
      const level = certificate.level ?? '—';
      return {
        name: [certificate.level?.split(' ')[0], certificate.professionName].filter(Boolean).join(''),
        rows: [
          [
            ['职业名称', profession],
            ['技能等级', level],
          ],
          [number],
          [['发证日期', formatLongDate(certificate.issuedOn)]],
        ],
      };
    }
    case 'graduation':
      return {
        name: certificate.productName ?? '',
        rows: [
          [['培训项目', certificate.productName ?? '—']],
          [
            ['培训机构', certificate.agencyName ?? '—'],
            ['结束日期', formatLongDate(certificate.endedOn)],
          ],
          [number],
        ],
      };
    default:
      return certificate satisfies never;
  }
}

/** Pale rings that spread from a corner of the ground. */
function drawRings({ context, fillRound }: Pen, [x, y]: [number, number]): void {
  context.save();
  context.globalAlpha = 0.4;
  for (const radius of [90, 160, 240])
    fillRound(color.hero.line, [x - radius, y - radius, 2 * radius, 2 * radius], radius);
  context.restore();
}

/** White paper with two frames, a rosette in each corner, and an ornament whose open middle holds the name. */
function drawPaper({ context, fill, stroke }: Pen, [x, y, width, height]: Area): void {
  fill(color.surface.card, [x, y, width, height]);
  stroke(color.action.base);
  context.save();
  context.lineWidth = 2;
  context.strokeRect(x + 10, y + 10, width - 20, height - 20);
  context.lineWidth = 0.7;
  context.strokeRect(x + 16, y + 16, width - 32, height - 32);
  for (const [left, top] of [
    [x + 16, y + 16],
    [x + width - 16, y + 16],
    [x + 16, y + height - 16],
    [x + width - 16, y + height - 16],
  ] as const) {
    fill(color.surface.card, [left - 9, top - 9, 18, 18]);
    drawRosette(context, { x: left, y: top, radius: 9, petals: 8 });
  }
  // Wider than high: the lines of a rosette of 45 px, drawn at twice their width.
  context.globalAlpha = 0.22;
  context.translate(x + width / 2, y + NAME_MIDDLE);
  context.scale(2.6, 1);
  context.lineWidth = 0.4;
  drawRosette(context, { x: 0, y: 0, radius: 45, petals: 24, waist: 0.62 });
  context.restore();
}

function drawRosette(
  context: CanvasRenderingContext2D,
  {
    x,
    y,
    radius,
    petals,
    waist = 0.42,
  }: { x: number; y: number; radius: number; petals: number; waist?: number },
): void {
  for (let petal = 0; petal < petals; petal += 1) {
    context.beginPath();
    context.ellipse(x, y, radius, radius * waist, (petal * Math.PI) / petals, 0, 2 * Math.PI);
    context.stroke();
  }
}
