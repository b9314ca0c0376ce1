import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { MarkupNode } from '../sanitizer/text/MarkupNode.ts';

/** A node of parse5's tree. */
export function fromTree(node: Tree.Node): MarkupNode {
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
