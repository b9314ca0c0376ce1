/** How others change a text node. */
export type Translation = 'replaced' | 'wrapped' | 'renewed';

/**
 * Changes every text node of the page now and whenever the page writes one, until the function that it returns is called.
 * Journeys run it in their page: it holds all that it needs.
 */
export function keepTranslating(translation: Translation): () => void {
  const inFont = (text: Node) => {
    const inner = document.createElement('font');
    inner.append(text);
    const outer = document.createElement('font');
    outer.append(inner);
    return outer;
  };

  const ways: Record<Translation, (text: Text) => Node> = {
    // A browser that translates: the page's own nodes are gone. The words stay the same, so that tests find them.
    replaced: (text) => {
      const font = inFont(new Text(text.data));
      text.replaceWith(font);
      return font;
    },
    // An extension that marks words: the page's own nodes are elsewhere.
    wrapped: (text) => {
      const mark = document.createComment('');
      text.replaceWith(mark);
      const font = inFont(text);
      mark.replaceWith(font);
      return font;
    },
    // An input tool that replaces a text node.
    renewed: (text) => {
      const copy = new Text(text.data);
      text.replaceWith(copy);
      return copy;
    },
  };

  const textsIn = (root: Node): Text[] => {
    if (root instanceof Text) return [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    return texts;
  };

  const changed = new WeakSet<Node>();
  let count = 0;
  const translate = (text: Text) => {
    if (!text.data.trim() || changed.has(text)) return;
    if (text.parentElement?.closest('script, style, font, svg, [id^="sb-"]') !== null) return;
    changed.add(ways[translation](text));
    count += 1;
  };
  const translateAll = (root: Node) => textsIn(root).forEach(translate);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) translateAll(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
  return () => {
    observer.disconnect();
    if (count === 0) throw new Error('No text node has been changed.');
  };
}
