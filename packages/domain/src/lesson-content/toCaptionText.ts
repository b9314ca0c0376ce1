/** The text of a WebVTT cue without its tags (`<v 何俊峰>`, `<b>`); it is shown as text, never as HTML. */
export function toCaptionText(cue: string): string {
  return cue
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
