export interface Drawn {
  palette: string;
  html: string;
  /** Below the minimum; undefined where it could not be measured. */
  ratio?: number;
  /** Why it could not be measured, as axe names it. */
  reason?: string;
}

interface AxeNode {
  html: string;
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

/** Runs in the page: each palette in turn, and the texts that axe finds too faint or cannot judge. */
export async function measureDrawn(palettes: { name: string; css: string }[]): Promise<Drawn[]> {
  const ROUNDS = 4;
  const { axe } = window as unknown as AxeWindow;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const drawn: Drawn[] = [];
  for (const { name, css } of palettes) {
    sheet.replaceSync(css);
    // A transition starts with the next frame, and what inherits its colour has one of its own after it.
    for (let round = 0; round < ROUNDS; round++) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }
    const { violations, incomplete } = await axe.run(document, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'incomplete'],
    });
    for (const { html, any } of violations.flatMap(({ nodes }) => nodes))
      drawn.push({ palette: name, html: html.slice(0, 140), ratio: any[0]?.data?.contrastRatio });
    for (const { html, any } of incomplete.flatMap(({ nodes }) => nodes))
      drawn.push({ palette: name, html: html.slice(0, 140), reason: any[0]?.data?.messageKey ?? 'unknown' });
  }
  return drawn;
}
