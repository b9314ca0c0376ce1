import { toParagraphs } from './toParagraphs.ts';

/** Untrusted HTML as paragraphs of text, as a server renders it. */
export function ServerText({ html }: { html: string }) {
  return toParagraphs(html).map((text, index) => <p key={index}>{text}</p>);
}
