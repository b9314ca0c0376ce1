import type { RenderedPage } from '@cloud-school/pages/server';

const TITLE = /<title>[^<]*<\/title>/;
const CONFIG_ELEMENT = /(id="cloud-school-config">)[^<]*(<\/script>)/;
const HEAD_END = '</head>';
/** The start of the shell: in a rendered page it is not urgent, and pictures come first. */
const SCRIPT = /<(script type="module"|link rel="modulepreload")/g;
/** What the static page loads before its first paint, which a rendered page has without scripts (`scripts/portalVite.ts`). */
const STATIC_PRELOAD = /\s?<link [^>]*data-static-page[^>]*>/g;
/** The files of students' pages, which no rendered page is. */
const PAGE_FILES = / data-page-files="[^"]*"/;
const ROOT = '<div id="root"></div>';

/** JSON for a script element, which a "<" could end early. */
const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Puts a rendered page, what it was rendered of and the host's configuration into the page of the build. */
export function composePage(
  template: string,
  { html, styles, title, head, data }: RenderedPage,
  { config, now }: { config: Record<string, string>; now: number },
): string {
  const rendered = `<script type="application/json" id="cloud-school-rendered">${toJson({ now, data })}</script>`;
  // Functions, because a "$" in the texts would have a meaning.
  return template
    .replace(TITLE, (given) => (title ? `<title>${title}</title>` : given))
    .replace(CONFIG_ELEMENT, (_all, open: string, end: string) => open + toJson(config) + end)
    .replace(STATIC_PRELOAD, '')
    .replace(PAGE_FILES, '')
    .replace(SCRIPT, '<$1 fetchpriority="low"')
    .replace(HEAD_END, () => head + styles + HEAD_END)
    .replace(ROOT, () => `<div id="root">${html}</div>${rendered}`);
}
