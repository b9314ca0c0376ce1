import { findNode, type MarkupNode, textOf } from '../text/MarkupNode.ts';
import { FORMULA_LABEL, note } from './frameName.ts';

/** What of a drawing is not drawn where it stands. */
const NOT_DRAWN = new Set(
  'title desc metadata defs symbol style script clippath mask pattern marker'.split(' '),
);

/** The lines that a drawing writes: the drawing itself is left out, and its words stay. One of MathJax is a formula. */
export function svgWords(svg: MarkupNode): string[] {
  if (findNode(svg, ({ attribute }) => attribute('data-mml-node') !== null)) return [FORMULA_LABEL];
  return svg.children.flatMap(wordsIn);
}

function wordsIn(node: MarkupNode): string[] {
  const name = node.name.toLowerCase();
  if (NOT_DRAWN.has(name)) return [];
  if (name !== 'text' && name !== 'foreignobject') return node.children.flatMap(wordsIn);
  const words = textOf(node).replaceAll(/\s+/g, ' ').trim();
  return words ? [words] : [];
}

/** Elements that draw something. */
export const SHAPES = 'path rect circle ellipse line polyline polygon text image foreignObject'.split(' ');

/** The name of a drawing without words. */
export const DRAWING_LABEL = '图形';

/** A drawing without words in a text; nothing for one that draws nothing. */
export function nameDrawing(svg: MarkupNode): string {
  if (!findNode(svg, ({ name }) => SHAPES.includes(name))) return '';
  const title = findNode(svg, ({ name }) => name === 'title');
  return note(DRAWING_LABEL, title && textOf(title));
}
