/** A text that axe finds too faint. */
export interface Faint {
  html: string;
  ratio: number;
}

/** A text that axe cannot judge: on a picture, a gradient, several grounds. */
export interface Unjudged {
  html: string;
  /** Why, as axe names it. */
  reason: string;
  /** Red, green, blue (0..255) and alpha (0..1) of its ink, with the opacity of what it stands in. */
  ink: [number, number, number, number];
  /** The ratio that WCAG AA asks for at its size. */
  minimum: number;
  /** Where its lines are drawn (px of the page), without those that something covers. */
  boxes: { x: number; y: number; width: number; height: number }[];
}

interface AxeNode {
  html: string;
  element: HTMLElement | SVGElement;
  any: { data: { contrastRatio?: number; messageKey?: string } | null }[];
}

interface AxeWindow {
  axe: {
    run(
      context: Document,
      options: object,
    ): Promise<{ violations: { nodes: AxeNode[] }[]; incomplete: { nodes: AxeNode[] }[] }>;
  };
}

/** Runs in the page: shows all that panels of their own scroll, since axe cannot judge what is scrolled out. */
export function unrollPanels(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isScrolled = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
    if (!isScrolled || element.scrollHeight <= element.clientHeight + 1) continue;
    for (let each = element; each !== document.body && each.parentElement; each = each.parentElement)
      Object.assign(each.style, { overflow: 'visible', maxHeight: 'none', height: 'max-content' });
  }
}

/** Runs in the page: draws it with these declarations, and waits until no colour moves. */
export async function paint(css: string): Promise<void> {
  const ROUNDS = 4;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  // A transition starts with the next frame, and what inherits its colour has one of its own after it.
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }
}

/** Runs in the page: the texts that axe finds too faint, and those that it cannot judge. */
export async function measureDrawn(): Promise<{ faint: Faint[]; unjudged: Unjudged[] }> {
  const { axe } = window as unknown as AxeWindow;
  const { violations, incomplete } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });

  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isSeen = (element: Element, { x, y, width, height }: DOMRect) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const boxesOf = (text: Node) => {
    const range = document.createRange();
    range.selectNode(text);
    return [...range.getClientRects()];
  };
  const toUnjudged = ({ element, html, any }: AxeNode): Unjudged => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    // The text of a drawing has the colour of its shape.
    const inkOf = element instanceof SVGElement ? fill : color;
    const [red = 0, green = 0, blue = 0, alpha = 1] = inkOf.match(/[\d.]+/g)?.map(Number) ?? [];
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const boxes = texts.flatMap(boxesOf).filter(({ width, height }) => width > 1 && height > 1);
    return {
      html: html.slice(0, 140),
      reason: any[0]?.data?.messageKey ?? 'unknown',
      ink: [red, green, blue, alpha * opacityOf(element)],
      minimum: isLarge ? 3 : 4.5,
      boxes: boxes
        .filter((box) => isSeen(element, box))
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    };
  };
  return {
    faint: violations
      .flatMap(({ nodes }) => nodes)
      .map(({ html, any }) => ({ html: html.slice(0, 140), ratio: any[0]?.data?.contrastRatio ?? 0 })),
    unjudged: incomplete.flatMap(({ nodes }) => nodes).map(toUnjudged),
  };
}
