/** Text of 200 %, paper and forced colours for one story, alone or together, as far as a page can show them by itself. */
export type Emulated = 'text' | 'print' | 'forced';

/** What the condition of a rule is while a kind is shown. */
export const REWRITES: Record<Emulated, (condition: string) => string> = {
  // An em of a condition is the text size of the browser, which a page cannot set.
  text: (condition) => condition.replaceAll(/([\d.]+)em/g, (_, size) => `${2 * Number(size)}em`),
  print: (condition) => (condition === 'print' ? 'all' : condition),
  forced: (condition) => (condition.includes('forced-colors: active') ? 'all' : condition),
};

const STYLES: Record<Emulated, string> = {
  text: ':root { font-size: 200% }',
  print: '',
  // The colours of a dark contrast theme of Windows.
  forced: `html { background: #000 !important }
    *, *::before, *::after { background-color: transparent !important; background-image: none !important;
    border-color: #fff !important; box-shadow: none !important; color: #fff !important } a, a * { color: #ff0 !important }`,
};

/** What the toolbar offers, by a value that an address may hold. */
export const MEDIA_CHOICES: [value: string, label: string][] = [
  ['none', '屏幕'],
  ['text', '文字 200 %'],
  ['forced', '强制颜色（近似）'],
  ['print', '打印'],
  ['text-forced-print', '三样一起'],
];

/** Kinds at once, as the toolbar names them: 'text-forced-print'. */
export const readKinds = (media: string): Emulated[] =>
  media.split('-').filter((kind): kind is Emulated => kind in REWRITES);

/** How often rules that styled-components adds are found, ms. */
const EVERY = 250;

/** Lets the rules of these conditions hold together; returns what undoes it. */
export function emulateMedia(kinds: readonly Emulated[]): () => void {
  const changed = new Map<MediaList, string>();
  const style = document.createElement('style');
  style.textContent = kinds.map((kind) => STYLES[kind]).join('');
  document.head.append(style);
  const change = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (!(rule instanceof CSSMediaRule) || changed.has(rule.media)) continue;
      const { mediaText } = rule.media;
      const rewritten = kinds.reduce((condition, kind) => REWRITES[kind](condition), mediaText);
      if (rewritten === mediaText) continue;
      changed.set(rule.media, mediaText);
      rule.media.mediaText = rewritten;
    }
  };
  const timer = setInterval(change, EVERY);
  change();
  return () => {
    clearInterval(timer);
    style.remove();
    for (const [media, text] of changed) media.mediaText = text;
  };
}
