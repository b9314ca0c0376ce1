import { htmlPolicy } from './htmlPolicy.ts';

/** The text of untrusted HTML or plain text; parsing runs and fetches nothing. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return body.textContent ?? '';
}
