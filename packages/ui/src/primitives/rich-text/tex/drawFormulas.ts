import { isGrey, legibleColor, type Rgb } from '../sanitizer/marks/legibleColor.ts';
import { readColor } from '../sanitizer/marks/readColor.ts';
import { readGrounds } from '../sanitizer/marks/readGrounds.ts';
import { fromDom } from '../sanitizer/text/MarkupNode.ts';
import { loadUsualFonts, registerFonts } from './formulaFonts.ts';
import { adoptFormulaSheet } from './formulaSheet.ts';
import { buildFormula, fromKatex, hasUnknown, type KatexNode } from './katexTree.ts';
import type { TexMacros } from './macros.ts';
import { mathmlToTex } from './mathmlToTex.ts';
import { readFormula } from './readFormula.ts';
import { UNKNOWN_COMMAND } from './spokenMath.ts';

interface Drawing {
  root: HTMLElement;
  macros: TexMacros;
  /** What has been drawn since the last call is in the page. */
  onDrawn: (boxes: readonly HTMLElement[]) => void;
}

/** Formulas are drawn for so long before the browser gets a turn (ms). Each turn costs a layout, so shorter ones take longer in all. */
const PIECE = 40;

let pieceEnd: number | undefined;

/** When the piece ends that all texts of this task share. */
function endOfPiece(): number {
  if (pieceEnd === undefined) {
    pieceEnd = performance.now() + PIECE;
    setTimeout(() => (pieceEnd = undefined));
  }
  return pieceEnd;
}

/** How far from the window a formula is drawn: a screen in each direction. */
const NEAR = '100%';

/** So many are drawn without being near: of an ordinary text all, for searches in the page and for screen readers. */
const AHEAD = 300;

/**
 * Draws the formulas of a text in their boxes: the first ones at once, without a flash of their sources, the others as they come
 * near the window, so that a page with thousands of them answers from its first screen on. All are drawn before a print. One
 * that is not understood stays as it is, or shows its source. Returns what ends the watch.
 */
export function drawFormulas({ root, macros, onDrawn }: Drawing): () => void {
  registerFonts();
  // What is shown on paper alone asks for no font before.
  if (root.getClientRects().length === 0) loadUsualFonts().catch(() => undefined);
  adoptFormulaSheet(root);
  const means: Means = { macros, grounds: once(() => readGrounds(root)), drawn: new Map() };
  const far = new Set(root.querySelectorAll<HTMLElement>('[data-formula-box]'));
  const near = new Set<HTMLElement>();
  const count = far.size;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drawUntil = (end: number, waiting: Set<HTMLElement>) => {
    const drawn: HTMLElement[] = [];
    for (const box of waiting) {
      if (performance.now() > end) break;
      waiting.delete(box);
      draw(box, means);
      drawn.push(box);
    }
    if (drawn.length > 0) onDrawn(drawn);
  };
  const drawPiece = () => {
    timer = undefined;
    drawUntil(endOfPiece(), near.size > 0 ? near : far);
    goOn();
  };
  const goOn = () => {
    const isAhead = far.size > 0 && count - far.size < AHEAD;
    if (near.size > 0 || isAhead) timer ??= setTimeout(drawPiece);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement) || !far.delete(target)) continue;
        observer.unobserve(target);
        near.add(target);
      }
      goOn();
    },
    { rootMargin: NEAR },
  );
  drawUntil(endOfPiece(), far);
  for (const box of far) observer.observe(box);
  goOn();
  const drawAll = () => {
    drawUntil(Infinity, near);
    drawUntil(Infinity, far);
  };
  // Before what measures them.
  addEventListener('beforeprint', drawAll, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('beforeprint', drawAll, true);
  };
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
    if (!formula || (math && source === tex && hasUnknown(formula.html))) continue;
    const own = source === tex ? null : math;
    const shown = assemble(formula, own);
    markColors(shown, grounds);
    drawn.set(key, shown.cloneNode(true));
    return box.replaceChildren(shown);
  }
  if (math) math.setAttribute('aria-label', readFormula(fromDom(math)));
  else if (tex && !box.querySelector('img')) box.dataset.formulaSource = '';
  return undefined;
}

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
  const math = own ?? toNodes(mathml);
  if (!(math instanceof Element)) throw new TypeError('KaTeX built no element of MathML.');
  math.querySelector('annotation')?.remove();
  math.setAttribute('aria-label', readFormula(own ? fromDom(own) : fromKatex(mathml)));
  said.append(math);
  shown.append(said, toNodes(html));
  // Equation numbers restart in each formula. Only numbered ones reset the counter: a reset in every formula slows the page.
  if (shown.querySelector('.eqn-num')) shown.style.counterReset = 'katexEqnNo mmlEqnNo';
  return shown;
}

const isStyled = (node: Node): node is HTMLElement | MathMLElement | SVGElement =>
  [HTMLElement, MathMLElement, SVGElement].some((kind) => node instanceof kind);

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
      const element = create();
      if (isStyled(element)) element.style.cssText = style;
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
