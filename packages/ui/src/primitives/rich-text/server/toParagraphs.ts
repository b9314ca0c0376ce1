import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment } from 'parse5';
import { readFormula } from '../sanitizer/formulas/readFormula.ts';
import { DOCTYPE, readSource } from '../sanitizer/markup/readSource.ts';
import type { MarkupNode } from '../sanitizer/text/MarkupNode.ts';
import { readParagraphs } from '../sanitizer/text/readParagraphs.ts';
import { texToMathml } from '../tex/texToMathml.ts';

/** Characters that are rendered; of a longer text a browser shows the beginning too. */
const LONGEST = 1_000_000;

/**
 * The paragraphs of untrusted HTML as plain texts, for where no browser can sanitise it, on a server. They are texts, not
 * markup: whoever shows them has to escape them, as React does. The browser has no use for it, since it carries a parser.
 */
export function toParagraphs(html: string): string[] {
  const source = readSource(html.slice(0, LONGEST));
  return readParagraphs(fromTree(parse(DOCTYPE + source.html)), source, { readTex, readMathml });
}

function readTex(tex: string): string | null {
  const mathml = texToMathml(tex, false);
  return mathml === null ? null : readMathml(mathml);
}

const readMathml = (mathml: string): string => readFormula(fromTree(parseFragment(mathml)));

function fromTree(node: Tree.Node): MarkupNode {
  const attributes = 'attrs' in node ? node.attrs : [];
  return {
    name:
      node.nodeName.startsWith('#') && node.nodeName !== '#text' && !('childNodes' in node)
        ? '#other'
        : node.nodeName,
    text: 'value' in node ? node.value : '',
    attribute: (name) => attributes.find((attribute) => attribute.name === name)?.value ?? null,
    get children() {
      return 'childNodes' in node ? node.childNodes.map(fromTree) : [];
    },
  };
}
