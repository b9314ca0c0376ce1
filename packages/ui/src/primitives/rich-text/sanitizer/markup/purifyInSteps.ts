import { htmlPolicy } from '../../../trusted-types/htmlPolicy.ts';

type Purify = (dirty: string | Node) => DocumentFragment;

/** A shorter text is one step. */
const SHORT = 20_000;

/** Nodes of a step. */
const PIECE = 400;

/** Elements of HTML whose children may be cleaned apart from them. */
const WRAPPERS = new Set(
  'div section article header footer main aside nav center p span font b strong i em u ul ol li blockquote'
    .concat(' table thead tbody tfoot tr td th figure dl dd dt h1 h2 h3 h4 h5 h6')
    .split(' '),
);

/** Cleans a long document piece by piece, with a pause after each: its parts, and the elements around them without content. */
export function* purifyInSteps(html: string, purify: Purify): Generator<void, DocumentFragment> {
  if (html.length <= SHORT) return purify(html);
  const { body } = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  // Of the document that loads nothing: a picture loads as soon as it belongs to a page.
  const content = body.ownerDocument.createDocumentFragment();
  yield;
  yield* purifyChildren(body, content, purify);
  return content;
}

function* purifyChildren(from: Node, to: Node, purify: Purify): Generator<void, void> {
  const page = from.ownerDocument ?? document;
  let piece = page.createElement('div');
  let size = 0;
  const flush = () => {
    if (size === 0) return;
    to.appendChild(purifyPiece(piece, purify));
    piece = page.createElement('div');
    size = 0;
  };
  for (let next = from.firstChild; next;) {
    const child: ChildNode = next;
    next = child.nextSibling;
    const weight = weigh(child);
    if (child instanceof HTMLElement && WRAPPERS.has(child.localName) && weight > PIECE) {
      flush();
      yield* purifyWrapper(child, to, purify);
      continue;
    }
    piece.append(child);
    size += weight;
    if (size < PIECE) continue;
    flush();
    yield;
  }
  flush();
}

/** What is left of an element without its content; the content of one that is refused stands in its place. */
function* purifyWrapper(wrapper: HTMLElement, to: Node, purify: Purify): Generator<void, void> {
  const holder = wrapper.ownerDocument.createElement('div');
  holder.append(wrapper.cloneNode(false));
  const left = purifyPiece(holder, purify);
  const purified = left.firstElementChild;
  to.appendChild(left);
  yield* purifyChildren(wrapper, purified ?? to, purify);
}

/** What is left of the content of a holder. */
function purifyPiece(holder: HTMLElement, purify: Purify): DocumentFragment {
  const content = purify(holder);
  content.firstElementChild?.replaceWith(...content.firstElementChild.childNodes);
  return content;
}

/** The nodes of a subtree, as far as they matter. */
function weigh(node: Node): number {
  let count = 1;
  const walker = document.createTreeWalker(node);
  while (count <= PIECE && walker.nextNode()) count += 1;
  return count;
}
