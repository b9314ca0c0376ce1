import type { MarkdownRenderer } from 'vitepress';

/** Braces of a document are text, not an expression of a template. */
export function keepBraces({ renderer }: MarkdownRenderer): void {
  for (const rule of ['text', 'code_inline'] as const) {
    const render = renderer.rules[rule];
    renderer.rules[rule] = (...args) => render?.(...args).replaceAll('{{', '&#123;&#123;') ?? '';
  }
}
