import { hasWords, translate } from './translate.ts';

/** Attributes that a person sees or hears. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];
const WATCHED = {
  childList: true,
  characterData: true,
  subtree: true,
  attributes: true,
  attributeFilter: ATTRIBUTES,
};
/** Their text is a person's own, or nobody's. */
const LEFT_ALONE = 'textarea, style';

/**
 * Shows the words of the page's table in the place of those that the components write, before the browser paints them. Sentences
 * of several text nodes are one: their words stand in the first of them, the others are empty.
 */
export function showWords(box: HTMLElement): () => void {
  if (!hasWords()) return () => {};
  /** What the component wrote into the texts that show something else. */
  const written = new WeakMap<Node, string>();

  function translateTexts(parent: Node): void {
    if (parent instanceof Element && parent.matches(LEFT_ALONE)) return;
    let run: Text[] = [];
    for (const node of [...parent.childNodes, null]) {
      if (node instanceof Text) run.push(node);
      else if (run.length > 0) {
        translateRun(run);
        run = [];
      }
    }
  }

  function translateRun(run: readonly Text[]): void {
    const before = run.map((node) => written.get(node) ?? node.data);
    const sentence = before.join('');
    const words = translate(sentence);
    for (const [index, node] of run.entries()) {
      const own = before[index] ?? '';
      const shown = words === sentence ? own : index === 0 ? words : '';
      if (shown === own) written.delete(node);
      else written.set(node, own);
      if (node.data !== shown) node.data = shown;
    }
  }

  function translateAll(root: Element): void {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      translateTexts(element);
      for (const name of ATTRIBUTES) translateAttribute(element, name);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'attributes') {
        if (target instanceof Element && attributeName) translateAttribute(target, attributeName);
        continue;
      }
      // The component's own words again.
      if (type === 'characterData') written.delete(target);
      for (const node of addedNodes) if (node instanceof Element) translateAll(node);
      const parent = type === 'characterData' ? target.parentNode : target;
      if (parent) translateTexts(parent);
    }
    // What was written here is no news.
    observer.takeRecords();
  });
  observer.observe(box, WATCHED);
  translateAll(box);
  observer.takeRecords();
  return () => observer.disconnect();
}

function translateAttribute(element: Element, name: string): void {
  const text = element.getAttribute(name);
  if (!text) return;
  const words = translate(text);
  if (words !== text) element.setAttribute(name, words);
}
