/** Text of 200 %, paper and forced colours for one story, as far as a page can show them by itself. */
export type Emulated = 'none' | 'text' | 'print' | 'forced';

const QUERIES: Record<Emulated, RegExp | null> = {
  none: null,
  text: null,
  print: /^print$/,
  forced: /forced-colors: active/,
};

const STYLES: Record<Emulated, string> = {
  none: '',
  text: ':root { font-size: 200% }',
  print: '',
  // The colours of a dark contrast theme of Windows.
  forced: `html { background: #000 !important }
    *, *::before, *::after { background-color: transparent !important; background-image: none !important;
    border-color: #fff !important; box-shadow: none !important; color: #fff !important } a, a * { color: #ff0 !important }`,
};

/** How often rules that styled-components adds are found, ms. */
const EVERY = 250;

/** Lets the rules of a condition hold; returns what undoes it. */
export function emulateMedia(kind: Emulated): () => void {
  const changed = new Map<MediaList, string>();
  const style = document.createElement('style');
  style.textContent = STYLES[kind];
  document.head.append(style);
  const query = QUERIES[kind];
  const change = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))
      if (rule instanceof CSSMediaRule && query?.test(rule.media.mediaText)) {
        changed.set(rule.media, rule.media.mediaText);
        rule.media.mediaText = 'all';
      }
  };
  const timer = query ? setInterval(change, EVERY) : undefined;
  change();
  return () => {
    clearInterval(timer);
    style.remove();
    for (const [media, text] of changed) media.mediaText = text;
  };
}
