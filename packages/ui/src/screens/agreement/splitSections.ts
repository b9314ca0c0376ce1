export interface Section {
  /** Null for the lines before the first heading. */
  heading: string | null;
  paragraphs: string[];
}

/** 一、服务内容; 第二条 账号; 3. 退费. Longer lines are paragraphs with a number. */
const HEADING =
  /^(?:[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十百\d]{1,4}[章条][ 　:：]?|\d{1,2}[.、．] ?).{1,24}$/u;

/** A sentence is no heading. */
const SENTENCE_END = /[。；！？;.!?]$/u;

/**
 * The sections of a plain text: a numbered line alone is a heading, every other line a paragraph. A first line that is the
 * title of the page is left out.
 */
export function splitSections(text: string, title: string): Section[] {
  const sections: Section[] = [{ heading: null, paragraphs: [] }];
  const lines = text.split(/\r?\n/).map((each) => each.trim());
  const first = lines.findIndex((line) => line !== '');
  if (lines[first]?.replaceAll(/[《》\s]/g, '') === title) lines.splice(first, 1);
  for (const line of lines) {
    if (HEADING.test(line) && !SENTENCE_END.test(line)) sections.push({ heading: line, paragraphs: [] });
    else if (line !== '') sections.at(-1)?.paragraphs.push(line);
  }
  return sections.filter(({ heading, paragraphs }) => heading !== null || paragraphs.length > 0);
}
