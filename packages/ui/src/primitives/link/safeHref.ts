import { parseUrl, removeControls, toWebAddress } from '@cloud-school/domain';

/**
 * A server-supplied address if it is safe to open, otherwise null. Allows http, https, mailto and tel; an
 * address without a scheme ('www.example.com') counts as https, a path ('/news', './news') stays on this site.
 */
export function safeHref(address: string): string | null {
  const web = toWebAddress(address);
  if (web !== null) return web;
  const text = removeControls(address);
  if (/^(?:tel|mailto):/i.test(text)) return parseUrl(text) && text.replaceAll(/\s/g, '');
  return hasScheme(text) ? null : toWebAddress(`https://${text}`);
}

/** 'example.com:8080' has a port, not a scheme. */
const hasScheme = (text: string) => /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
