/** A node of markup, of a browser's document or of the parser on a server. */
export interface MarkupNode {
  /** In small letters; '#text' for a text. */
  name: string;
  /** Of a text. */
  text: string;
  attribute: (name: string) => string | null;
  children: readonly MarkupNode[];
}

/** The first node below that fits. */
export function findNode(node: MarkupNode, fits: (node: MarkupNode) => boolean): MarkupNode | null {
  for (const child of node.children) {
    const found = fits(child) ? child : findNode(child, fits);
    if (found) return found;
  }
  return null;
}

/** The text in a node, as it is written. */
export const textOf = (node: MarkupNode): string =>
  node.name === '#text' ? node.text : node.children.map(textOf).join('');

/** A node of a document of the browser. */
export const fromDom = (node: Node): MarkupNode => {
  const element = node instanceof Element ? node : null;
  return {
    name: element ? element.localName : node.nodeType === Node.TEXT_NODE ? '#text' : '#other',
    text: node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    attribute: (name) => element && Element.prototype.getAttribute.call(element, name),
    get children() {
      return Array.from(node.childNodes, fromDom);
    },
  };
};
