/** How others change a text node. */
export type Translation = 'replaced' | 'wrapped' | 'renewed';

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
  // An input tool that writes a text anew.
  renewed: (text) => {
    const copy = new Text(text.data);
    text.replaceWith(copy);
    return copy;
  },
};

const NO_WORDS = 'script, style, font, svg, [id^="sb-"]';

/** Changes every text node of the page now and whenever the page writes one, until the function that it returns is called. */
export function keepTranslating(translation: Translation): () => void {
  const changed = new WeakSet<Node>();
  let count = 0;
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text && currentNode.data.trim() && !changed.has(currentNode))
        if (!currentNode.parentElement?.closest(NO_WORDS)) texts.push(currentNode);
    }
    for (const text of texts) {
      changed.add(ways[translation](text));
      count += 1;
    }
  };
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
  return () => {
    observer.disconnect();
    if (count === 0) throw new Error('No text node has been changed.');
  };
}
