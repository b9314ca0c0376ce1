import { htmlPolicy } from './htmlPolicy.ts';

type Sanitize = (html: string) => DocumentFragment;

let sanitize: Sanitize | null = null;
let loading: Promise<Sanitize> | null = null;

/** The sanitiser, once it has arrived. */
export const readySanitizer = (): Sanitize | null => sanitize;

/**
 * Fetches the sanitiser, which no page needs for its first view of plain text. Call it early where HTML will come and
 * the network may go, as in an exam; a failed fetch is tried again by the next caller.
 */
export function prepareRichText(): Promise<Sanitize> {
  loading ??= import('./sanitizeHtml.ts').then(
    (module) => {
      sanitize = module.sanitizeHtml;
      return sanitize;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** What foreign HTML or plain text says, for a teaser of a line or two. */
export const plainWords = (html: string): string => (/[<&]/.test(html) ? toPlainText(html) : html);

/** The words of HTML without its looks; parsed without running or fetching anything. */
export function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return body.textContent ?? '';
}
