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

/** A formula as KaTeX builds it: to be seen, and as MathML; null for what is no TeX. An unknown command costs nothing else. */
export function buildFormula(
  tex: string,
  isDisplay: boolean,
  macros: TexMacros,
): { html: KatexNode; mathml: KatexNode } | null {
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
  attribute: (name) => node.attributes?.[name] ?? null,
  get children() {
    return (node.children ?? []).map(fromKatex);
  },
});
