import { parseUrl } from './parseUrl.ts';

/** Ends of names of media, documents and archives. */
const FILE_END =
  /\.(?:mp4|m4v|mov|webm|avi|flv|mkv|wmv|m3u8|ts|mp3|m4a|aac|wav|ogg|vtt|srt|pdf|docx?|xlsx?|pptx?|wps|csv|txt|epub|zip|rar|7z|gz|jpe?g|png|gif|webp|avif|bmp|svg)(?=#|$)/gi;

/**
 * An address of a server as an http or https address, or as a path of this site ('/a', './a', '../a'); null for anything
 * else, so that no address can run a script. '//host/a' is that host, over https. Whatever an address cannot hold is
 * encoded, never deleted: '/课件/第1章 评估单.pdf' is the file with the space.
 */
export function toWebAddress(sent: string): string | null {
  const text = removeControls(sent);
  if (/^\.{0,2}\/(?![/\\])/.test(text)) return encode(text);
  const [, scheme, host = '', rest = ''] =
    /^(https?:(?=[/\\]{2}))?[/\\]{2,}([^/\\?#]+)(.*)$/is.exec(text) ?? [];
  // A host has no spaces: those are of who typed it.
  const address = `${scheme ?? 'https:'}//${host.replaceAll(/\s/g, '')}${encode(rest)}`;
  return parseUrl(address) === null ? null : address;
}

/** Browsers ignore control characters in an address, so they could hide a scheme from a check; nobody sees them. */
export const removeControls = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();

/** What is encoded already stays. Browsers encode letters beyond ASCII themselves. */
const encode = (path: string): string =>
  encodeHashes(path)
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/[ "<>^`{|}]/g, encodeURIComponent);

/** A '#' before the end of a file's name is part of the name, except one that begins a place in a page ('#/', '.html#'). */
function encodeHashes(path: string): string {
  const [name = ''] = path.split('?', 1);
  const end = [...name.matchAll(FILE_END)].at(-1)?.index ?? 0;
  return name.slice(0, end).replaceAll(/(?<!\.html?)#(?![/!])/gi, '%23') + path.slice(end);
}
