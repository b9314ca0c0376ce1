const BLOCK_END =
  /<\/(?:p|div|h[1-6]|li|tr|td|th|dt|dd|blockquote|section|article|figcaption|pre|caption)\s*>|<[bh]r\s*\/?>/gi;
const TAG = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>]*)?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(nbsp|amp|lt|gt|quot|ldquo|rdquo|mdash|hellip|middot));/gi;

const NAMED: Record<string, string> = {
  nbsp: '\u00A0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  mdash: '—',
  hellip: '…',
  middot: '·',
};

/** Parts of a page whose text nobody reads. */
const SILENT = [
  ['<script', '</script'],
  ['<style', '</style'],
  ['<!--', '-->'],
] as const;

/** The text without what lies between two marks; without the rest where the second is missing. One pass, whatever the text is. */
function cutOut(text: string, from: string, to: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  let position = 0;
  for (;;) {
    const start = lower.indexOf(from, position);
    if (start < 0) return kept + text.slice(position);
    kept += text.slice(position, start);
    const end = lower.indexOf(to, start);
    if (end < 0) return kept;
    position = lower.indexOf('>', end) + 1;
    if (position === 0) return kept;
  }
}

function decode(text: string): string {
  return text.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

/**
 * The paragraphs of untrusted HTML as plain texts, for where no browser can sanitise it: on a server and until the sanitiser
 * is there. They are texts, not markup: whoever shows them has to escape them, as React does.
 */
export function toParagraphs(html: string): string[] {
  const visible = SILENT.reduce((text, [from, to]) => cutOut(text, from, to), html);
  return visible
    .split(BLOCK_END)
    .map((block) =>
      decode(block.replace(TAG, ''))
        .replaceAll(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
