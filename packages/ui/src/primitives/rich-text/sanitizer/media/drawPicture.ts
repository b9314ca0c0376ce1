import { fromDom } from '../text/MarkupNode.ts';
import { DRAWING_LABEL, SHAPES, svgWords } from './svgWords.ts';

/** Longer drawings are photographs that were traced. */
const LONGEST = 300_000;

/** An author's drawing as a picture; null for one that draws nothing. */
export function drawPicture(svg: Element): HTMLImageElement | null {
  if (!svg.querySelector(SHAPES.join(', '))) return null;
  const copy = svg.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('script, iframe, object, embed')) part.remove();
  const size = sizeOf(copy);
  for (const [side, length] of Object.entries(size)) copy.setAttribute(side, String(length));
  const source = new XMLSerializer().serializeToString(copy);
  if (source.length > LONGEST) return null;
  const picture = svg.ownerDocument.createElement('img');
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  const words = svgWords(fromDom(svg)).join('\n');
  picture.alt = words || svg.querySelector('title')?.textContent?.trim() || DRAWING_LABEL;
  for (const [side, length] of Object.entries(size)) picture.setAttribute(side, String(length));
  return picture;
}

/** A picture needs a size of its own: that of its attributes, or of what it shows. */
function sizeOf(svg: Element): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const read = (name: string) => {
    const written = svg.getAttribute(name) ?? (svg instanceof SVGElement ? svg.style.getPropertyValue(name) : '');
    const [, digits, unit = ''] = /^([\d.]+)(px|pt|em|ex)?$/.exec(written.trim()) ?? [];
    return Number(digits ?? 0) * (UNITS[unit] ?? 1);
  };
  // MathJax measures in thousandths of a letter.
  const step = svg.querySelector('[data-mml-node]') ? EM / 1000 : 1;
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : 0.5;
  const width = read('width') || (read('height') ? read('height') / ratio : boxWidth * step) || 300;
  const height = read('height') || width * ratio;
  const scale = Math.min(1, 1200 / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

const EM = 16;
const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: EM, ex: EM / 2 };
