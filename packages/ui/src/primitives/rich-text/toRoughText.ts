import { htmlPolicy } from '../trusted-types/htmlPolicy.ts';

/** The characters of untrusted HTML, until the sanitiser is there; parsing runs and fetches nothing. */
export function toRoughText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(htmlPolicy().createHTML(html), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('script, style, [hidden], [style]'))
    if (isUnseen(element)) element.remove();
  return body.textContent ?? '';
}

/** Hidden by the element's own style; a size of nothing may be another one further in. */
const isUnseen = (element: HTMLElement): boolean =>
  element.matches('script, style, [hidden]') ||
  element.style.display === 'none' ||
  element.style.visibility === 'hidden' ||
  /mso-hide\s*:\s*all/i.test(element.getAttribute('style') ?? '') ||
  (Number.parseFloat(element.style.fontSize) === 0 && element.childElementCount === 0);
