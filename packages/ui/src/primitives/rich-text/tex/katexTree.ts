import { __renderToDomTree, type KatexOptions } from 'katex';
import 'katex/contrib/mhchem';
import type { MarkupNode } from '../sanitizer/text/MarkupNode.ts';
import { MACROS, type TexMacros } from './macros.ts';
import { prepareTex } from './prepareTex.ts';
import { UNKNOWN_COMMAND } from './spokenMath.ts';

/** A node of what KaTeX builds: a box of HTML, a letter, or an element of MathML. */
export interface KatexNode {
  /** Of MathML. */
  type?: string;
  text?: string;
  classes?: string[];
  attributes?: Record<string, string>;
  style?: Record<string, string>;
  children?: KatexNode[];
  toNode: () => Node;
}

/** Longer ones are no formulas. */
const LONGEST = 20_000;

declare module 'katex' {
  /** KaTeX exports it, and leaves it out of its types; it returns nodes, where `render` writes attributes of style. */
  export function __renderToDomTree(tex: string, options: KatexOptions): KatexNode;
}

/** A formula to be seen, and as MathML. */
interface Formula {
  html: KatexNode;
  mathml: KatexNode;
}

/** A formula as KaTeX builds it; null for what is no TeX. An unknown command costs nothing else. */
export function buildFormula(tex: string, isDisplay: boolean, macros: TexMacros): Formula | null {
  const formula = isEscapedTwice(tex) ? build(tex.replaceAll('\\\\', '\\'), isDisplay, macros) : null;
  return formula && !hasUnknown(formula.html) ? formula : build(tex, isDisplay, macros);
}

/** True where each backslash stands twice before a name, which only a line break does in TeX. */
function isEscapedTwice(tex: string): boolean {
  const runs = Array.from(tex.matchAll(/(\\+)([a-z]*)/gi), ([, { length } = '', name = '']) => ({
    length,
    name,
  }));
  return (
    runs.some(({ name }) => name.length > 1) &&
    runs.every(({ length, name }) => length % 2 === 0 && (length > 2 || name.length !== 1))
  );
}

/** True where a command is shown as its source. */
export const hasUnknown = (node: KatexNode): boolean =>
  node.style?.color === UNKNOWN_COMMAND || (node.children ?? []).some(hasUnknown);

function build(tex: string, isDisplay: boolean, macros: TexMacros): Formula | null {
  if (tex.length > LONGEST) return null;
  try {
    const tree = __renderToDomTree(prepareTex(tex, isDisplay), {
      displayMode: isDisplay,
      throwOnError: false,
      errorColor: UNKNOWN_COMMAND,
      strict: 'ignore',
      // No links, no pictures, no classes but ours. The limits hold back macros that grow without end, and sizes.
      trust: (context) => context.command === '\\htmlClass' && context.class.startsWith('formula-'),
      maxExpand: 500,
      maxSize: 20,
      // KaTeX writes the author's own into it.
      macros: { ...MACROS, ...macros },
    });
    const html = findClass(tree, 'katex-html');
    const mathml = findClass(tree, 'katex-mathml')?.children?.[0];
    return html && mathml ? { html, mathml } : null;
  } catch {
    return null;
  }
}

function findClass(node: KatexNode, name: string): KatexNode | null {
  if (node.classes?.includes(name)) return node;
  for (const child of node.children ?? []) {
    const found = findClass(child, name);
    if (found) return found;
  }
  return null;
}

/** KaTeX's MathML, to be read; without the source beside it. */
export const fromKatex = (node: KatexNode): MarkupNode => ({
  name: node.type ?? (node.text === undefined ? '#row' : '#text'),
  text: node.text ?? '',
  attribute: (name) => attributeOf(node, name),
  get children() {
    return (node.children ?? []).map(fromKatex);
  },
});

/** The edges of a table, of which KaTeX's MathML names each by its neighbour. */
const EDGES: Readonly<Record<string, string>> = {
  left: 'top',
  right: 'bottom',
  top: 'left',
  bottom: 'right',
};

function attributeOf({ type, attributes, children }: KatexNode, name: string): string | null {
  const value = attributes?.[name] ?? null;
  const isFrame = type === 'menclose' && name === 'notation' && children?.[0]?.type === 'mtable';
  return value && isFrame ? value.replaceAll(/[a-z]+/g, (edge) => EDGES[edge] ?? edge) : value;
}
