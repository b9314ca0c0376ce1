import type { Certificate } from '@cloud-school/domain';
import { CERTIFICATE_TITLES, formatLongDate } from '../../cards/certificate/certificateFacts.ts';
import { maskCertificateNumber, maskName } from '../../cards/certificate/maskText.ts';
import { theme } from '../../theme/theme.ts';
import type { Area, Pen } from './createPen.ts';
import { wrapLines } from './wrapLines.ts';

const { color } = theme;

const EDGE = 28;
const TOP = 100;
const HEIGHT = 386;
/** From the edge of the paper to its words. */
const INSET = 36;

/** A line of what a certificate says; the last one may be long. */
type Fact = [label: string, value: string];

/**
 * Draws a certificate on the brand's deep ground, as paper with frame and rosettes, without a seal, which is its issuer's. It
 * is sent to anybody: name and number are masked.
 */
export function drawCertificate(
  pen: Pen,
  certificate: Certificate,
  { width, foot }: { width: number; foot: number },
): void {
  const { fill, setFont, write, measure } = pen;
  const { name, pairs, wide } = readFacts(certificate);
  fill(color.hero.start, [0, 0, width, foot]);
  drawRings(pen, width, foot);
  setFont(14, 400);
  write('证书可以核验', EDGE, 42, color.hero.label);
  setFont(24, 600);
  const [headline = ''] = wrapLines(name, { width: width - 2 * EDGE, lines: 1, measure });
  write(headline, EDGE, 76, color.text.onDeep);

  const paper: Area = [EDGE, TOP, width - 2 * EDGE, HEIGHT];
  drawPaper(pen, paper);
  // The rosette of the paper runs behind no word.
  const print = (text: string, x: number, y: number, size: number, ink: string) => {
    fill(color.surface.card, [x - 4, y - size, measure(text) + 8, size * 1.4]);
    write(text, x, y, ink);
  };
  const printMiddle = (text: string, y: number, size: number, ink: string) => {
    setFont(size, 600, theme.type.serif);
    print(text, (width - measure(text)) / 2, y, size, ink);
  };
  printMiddle(CERTIFICATE_TITLES[certificate.kind].chinese, TOP + 76, 24, color.action.deep);
  const holder = certificate.holderName ? maskName(certificate.holderName) : '—';
  printMiddle(holder, TOP + 144, 34, color.text.primary);
  fill(color.action.mid, [EDGE + INSET, TOP + 166, width - 2 * (EDGE + INSET), 1]);

  const column = (width - 2 * (EDGE + INSET)) / 2;
  const place = ([label, value]: Fact, x: number, y: number, room: number) => {
    setFont(12, 400);
    print(label, x, y, 12, color.text.secondary);
    setFont(15, 600);
    const [line = ''] = wrapLines(value, { width: room, lines: 1, measure });
    print(line, x, y + 22, 15, color.text.primary);
  };
  for (const [index, fact] of pairs.entries())
    place(fact, EDGE + INSET + index * column, TOP + 196, column - 8);
  for (const [index, fact] of wide.entries()) place(fact, EDGE + INSET, TOP + 252 + index * 54, column * 2);
}

/** The headline, two facts side by side, and two on lines of their own. */
function readFacts(certificate: Certificate): { name: string; pairs: Fact[]; wide: Fact[] } {
  const number: Fact = ['证书编号', maskCertificateNumber(certificate.certificateNumber ?? '') || '—'];
  switch (certificate.kind) {
    case 'level': {
      const profession = certificate.professionName ?? '—';
      const level = certificate.level ?? '—';
      return {
        name: [certificate.level?.split(' ')[0], certificate.professionName].filter(Boolean).join(''),
        pairs: [
          ['职业名称', profession],
          ['技能等级', level],
        ],
        wide: [number, ['发证日期', formatLongDate(certificate.issuedOn)]],
      };
    }
    case 'graduation':
      return {
        name: certificate.productName ?? '',
        pairs: [
          ['培训机构', certificate.agencyName ?? '—'],
          ['结束日期', formatLongDate(certificate.endedOn)],
        ],
        wide: [number, ['培训项目', certificate.productName ?? '—']],
      };
    default:
      return certificate satisfies never;
  }
}

/** Pale rings that spread from the corner of the ground. */
function drawRings({ context, fillRound }: Pen, width: number, foot: number): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, width, foot);
  context.clip();
  context.globalAlpha = 0.4;
  for (const radius of [90, 160, 240])
    fillRound(color.hero.line, [width - radius, -radius, 2 * radius, 2 * radius], radius);
  context.restore();
}

/** White paper with two frames, a rosette in each corner and a pale one with its heart between the name and the facts. */
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
  context.globalAlpha = 0.06;
  drawRosette(context, { x: x + width / 2, y: y + 170, radius: 122, petals: 24, waist: 0.1 });
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
