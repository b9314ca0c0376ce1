/** Where a node stood that others took out of the page. */
interface Place {
  /** What they put there, such as the `<font>` of a translation. */
  standIn: Node | null;
  next: Node | null;
}

/**
 * Lets React go on where others have changed its page: a browser that translates it, an extension, an input tool. They wrap,
 * replace or remove nodes; React then removes a child that has another parent, or inserts before one, and its NotFoundError
 * takes the page with it (facebook/react#11538). Each call does what React meant, at the place where the node is or was. An
 * error boundary that renders again would lose what has been typed and chosen, and would meet the same error at the next
 * change. For the page of a portal alone, see `renderPortal`: stories run without it, so that bare words fail there, and a
 * call that it mends warns once, which fails a journey. Returns a function that takes it off.
 */
export function tolerateForeignNodes(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with its node.
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const places = new WeakMap<Node, Place>();
  let hasWarned = false;

  const observer = new MutationObserver((records) => records.forEach((record) => keepPlaces(record, places)));
  observer.observe(document.body, { childList: true, subtree: true });

  function warn() {
    if (!hasWarned) console.warn('Another program has changed nodes of this page, such as a translation.');
    hasWarned = true;
  }

  Node.prototype.removeChild = function removeWhereItIs(this: Node, child) {
    if (child.parentNode === this) return (removeChild.call(this, child), child);
    warn();
    const shown = standInOf(child, places);
    for (let node: Node | null = shown; node && node !== this;) {
      const parent: Node | null = node.parentNode;
      if (parent) removeChild.call(parent, node);
      // The empty wrappers around it go too.
      node = parent && this.contains(parent) && !parent.hasChildNodes() ? parent : null;
    }
    return child;
  };

  Node.prototype.insertBefore = function insertAtItsPlace(this: Node, child, next) {
    if (!next || next.parentNode === this) return (insertBefore.call(this, child, next), child);
    warn();
    insertBefore.call(this, child, findPlace(this, next, places));
    return child;
  };

  // React writes new words into its own text node, which a translation has taken out of the page.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, words: string | null) {
      nodeValue?.set?.call(this, words);
      const shown = this.isConnected ? this : standInOf(this, places);
      if (shown !== this) shown.textContent = words;
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}

const isForeign = (node: Node | null) => node?.nodeName === 'FONT';

function keepPlaces(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  places: WeakMap<Node, Place>,
) {
  const added = addedNodes[0] ?? [previousSibling, nextSibling].find(isForeign) ?? null;
  for (const node of removedNodes)
    if (!node.isConnected) places.set(node, { standIn: added, next: nextSibling });
}

/** The node that shows what a node of React says: itself, or what stands for it. */
function standInOf(node: Node, places: WeakMap<Node, Place>): Node {
  let shown = node;
  while (!shown.isConnected) {
    const next = places.get(shown)?.standIn;
    if (!next) break;
    shown = next;
  }
  return shown;
}

/** The child of a parent where a node is or was; null is the end. */
function findPlace(parent: Node, node: Node, places: WeakMap<Node, Place>): Node | null {
  for (let near: Node | null | undefined = node; near;) {
    if (near !== parent && parent.contains(near)) {
      let child: Node = near;
      while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
      return child;
    }
    const place = places.get(near);
    near = place?.standIn ?? place?.next;
  }
  return null;
}
