import { readFormula } from '../sanitizer/formulas/readFormula.ts';
import { UNKNOWN_COMMAND } from '../sanitizer/formulas/spokenMath.ts';
import { isGrey, legibleColor, type Rgb } from '../sanitizer/marks/legibleColor.ts';
import { readColor } from '../sanitizer/marks/readColor.ts';
import { readGrounds } from '../sanitizer/marks/readGrounds.ts';
import { fromDom } from '../sanitizer/text/MarkupNode.ts';
import { registerFonts } from './formulaFonts.ts';
import { adoptFormulaSheet } from './formulaSheet.ts';
import { buildFormula, fromKatex, type KatexNode } from './katexTree.ts';
import type { TexMacros } from './macros.ts';
import { mathmlToTex } from './mathmlToTex.ts';

interface Drawing {
  root: HTMLElement;
  macros: TexMacros;
  /** False once the text has been replaced. */
  isWanted: () => boolean;
}

/** The longest time without a pause, ms: a page with thousands of formulas stays alive. After each the page is laid out anew. */
const SLICE = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Draws the formulas of a text in their boxes; one that is not understood stays as it is, or shows its source. */
export async function drawFormulas({ root, macros, isWanted }: Drawing): Promise<void> {
  const boxes = root.querySelectorAll<HTMLElement>('[data-formula-box]');
  if (boxes.length === 0) return;
  registerFonts();
  adoptFormulaSheet(root);
  const grounds = once(() => readGrounds(root));
  const drawn = new Map<string, Node>();
  let start = performance.now();
  for (const box of boxes) {
    if (performance.now() - start > SLICE) {
      // oxlint-disable-next-line no-await-in-loop -- One slice after the other is the purpose.
      await pause();
      start = performance.now();
    }
    if (!isWanted()) return;
    draw(box, { macros, grounds, drawn });
  }
}

interface Means {
  macros: TexMacros;
  grounds: () => readonly Rgb[];
  /** What the same source has become before. */
  drawn: Map<string, Node>;
}

function draw(box: HTMLElement, { macros, grounds, drawn }: Means): void {
  const math = box.querySelector('math');
  const { tex } = box.dataset;
  const isDisplay = box.dataset.formulaBox === 'block';
  const sources = [tex, math && mathmlToTex(fromDom(math))].filter((source) => source);
  for (const source of sources) {
    const key = `${isDisplay}${source}`;
    const known = drawn.get(key);
    if (known) return box.replaceChildren(known.cloneNode(true));
    const formula = source && buildFormula(source, isDisplay, macros);
    if (!formula || (math && source === tex && isUnknown(formula.html))) continue;
    const own = source === tex ? null : math;
    const shown = assemble(formula, own);
    markColors(shown, grounds);
    drawn.set(key, shown.cloneNode(true));
    return box.replaceChildren(shown);
  }
  if (tex && !math && !box.querySelector('img')) box.dataset.formulaSource = '';
  return undefined;
}

const isUnknown = (node: KatexNode): boolean =>
  node.style?.color === UNKNOWN_COMMAND || (node.children ?? []).some(isUnknown);

/** What is seen, beside MathML with its words for screen readers. */
function assemble(
  { html, mathml }: { html: KatexNode; mathml: KatexNode },
  own: Element | null,
): HTMLElement {
  const shown = document.createElement('span');
  shown.className = 'katex';
  // A translating browser would take it apart.
  shown.translate = false;
  const said = document.createElement('span');
  said.className = 'katex-mathml';
  const math = own ?? (toNodes(mathml) as Element);
  math.querySelector('annotation')?.remove();
  math.setAttribute('aria-label', readFormula(own ? fromDom(own) : fromKatex(mathml)));
  said.append(math);
  shown.append(said, toNodes(html));
  // The numbers of equations begin anew; a counter in every formula would slow the page down.
  if (shown.querySelector('.eqn-num')) shown.style.counterReset = 'katexEqnNo mmlEqnNo';
  return shown;
}

/** KaTeX's nodes. It writes some styles as attributes, which a strict policy refuses; as properties they pass. */
function toNodes(node: KatexNode): Node {
  const styled: KatexNode[] = [];
  const collect = (part: KatexNode) => {
    if (part.attributes?.style) styled.push(part);
    part.children?.forEach(collect);
  };
  collect(node);
  for (const part of styled) {
    const { style = '', ...attributes } = part.attributes ?? {};
    const create = part.toNode.bind(part);
    part.attributes = attributes;
    part.toNode = () => {
      const element = create() as HTMLElement;
      element.style.cssText = style;
      return element;
    };
  }
  return node.toNode();
}

/** The author's colours become legible; a command that KaTeX does not know is marked as source. */
function markColors(shown: HTMLElement, grounds: () => readonly Rgb[]): void {
  const unknown = readColor(UNKNOWN_COMMAND)?.join();
  for (const element of shown.querySelectorAll<HTMLElement>('.katex-html [style*="color"]')) {
    const ink = readColor(element.style.color);
    if (!ink) continue;
    if (ink.join() === unknown) {
      element.style.color = '';
      // Its letters have the colour once more.
      if (!element.parentElement?.closest('[data-formula-source]')) element.dataset.formulaSource = '';
      continue;
    }
    const ground = groundOf(element);
    if (isGrey(ink) && !ground) element.style.color = '';
    else element.style.color = `rgb(${legibleColor(ink, ground ? [ground] : grounds()).join(', ')})`;
  }
}

const groundOf = (element: HTMLElement): Rgb | null => {
  const colored = element.closest<HTMLElement>('[style*="background-color"]');
  return colored && readColor(colored.style.backgroundColor);
};

function once<Value>(read: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => (value ??= { of: read() }).of;
}
