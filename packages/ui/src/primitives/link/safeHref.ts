import { parseUrl } from '@cloud-school/domain';
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A server-supplied address if it is safe to open, otherwise null. Allows http, https, mailto and tel; an
 * address without a scheme ('www.example.com') counts as https, a path ('/news', './news') stays on this site.
 */
export function safeHref(address: string): string | null {
  // Browsers ignore tabs and line breaks inside an address, so they could hide a scheme from the check.
  const text = Array.from(address)
    .filter((letter) => letter > ' ')
    .join('');
  if (text === '') return null;
  if (/^\.{0,2}\/(?![/\\])/.test(text)) return text;
  const full = hasScheme(text) ? text : `https://${text.replace(/^[/\\]+/, '')}`;
  return schemes.has(parseUrl(full)?.protocol ?? '') ? full : null;
}

/** 'example.com:8080' has a port, not a scheme. */
const hasScheme = (text: string) =>
  /^(?:tel|mailto):/i.test(text) || /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
