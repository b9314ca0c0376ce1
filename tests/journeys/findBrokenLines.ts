/**
 * What breaks the rule of Chinese lines in the titles, names and facts of the page, as they are drawn: a line that splits a
 * word or a figure from its unit, one that starts with a closing mark, and a last line of one character; also a text of
 * one line that wraps, or that is cut before its line is full. Runs in the page.
 */
export function findBrokenLines(): string[] {
  const UNBROKEN =
    /新规|大赛|机位|社区|学历|学员|讲义|收官|问题|环境|排查|专项|能力|膳食|制作|认定|公司|健侧|陪护|[一二三四五六][种步个]|何俊峰|\d (?:km|m)|护理员|照护|护理|老年人|实训楼 \d+|通过率|课程|课堂|作业 \d+|测试 \d+|视频 \d+|文档 \d+|培训|证书|秋季|技能|\d+ (?:班|项|人|门|节|分|题|课时)|[一二三四五]级|等级|会计|财务|税务/g;
  const NO_START = /^[，。、；：！？）》”’…·・%]/;
  const found = new Set<string>();
  const texts = new Set<Element>(document.querySelectorAll('main :is(h1, h2, h3, h4)'));
  for (const mark of document.querySelectorAll('main wbr'))
    if (mark.parentElement) texts.add(mark.parentElement);
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
    const isClamped = webkitLineClamp === '1';
    if (!isClamped && !(textOverflow === 'ellipsis' && isNoWrap(element))) continue;
    // The lines below the first one of a clamped text are not drawn.
    for (const text of texts) if (element.contains(text) || text.contains(element)) texts.delete(text);
    const lines = linesOf(element);
    if (lines.length < 2) continue;
    const shown = lines.join('｜');
    if (!isClamped) found.add(`one line wraps: ${shown}`);
    else if (element.clientWidth > ((lines[0]?.length ?? 0) + 4) * Number.parseFloat(fontSize))
      found.add(`one line is cut early: ${shown}`);
  }
  for (const element of texts) {
    const lines = linesOf(element);
    if (lines.length < 2) continue;
    const shown = lines.join('｜');
    if (lines.slice(1).some((line) => NO_START.test(line.trim())))
      found.add(`a mark starts a line: ${shown}`);
    if ((lines.at(-1) ?? '').replace(/[^\p{L}\p{N}]/gu, '').length === 1)
      found.add(`one character is left: ${shown}`);
    for (const { 0: word, index } of lines.join('').matchAll(UNBROKEN)) {
      let start = 0;
      for (const line of lines.slice(0, -1)) {
        start += line.length;
        if (index < start && start < index + word.length) found.add(`${word} is split: ${shown}`);
      }
    }
  }
  return [...found];

  function isNoWrap(element: Element): boolean {
    return (
      getComputedStyle(element).whiteSpace === 'nowrap' &&
      [...element.querySelectorAll('*')].every((part) => {
        const { display, whiteSpace } = getComputedStyle(part);
        return (display === 'inline' || display === 'none') && whiteSpace === 'nowrap';
      })
    );
  }

  function linesOf(element: Element): string[] {
    const lines: string[] = [];
    let bottom = -Infinity;
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue ?? '';
      // For screen readers alone.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const [box] = range.getClientRects();
        if (!box || box.width === 0) {
          if (lines.length > 0 && text[index] === ' ') lines.push(`${lines.pop() ?? ''} `);
          continue;
        }
        if (box.top > bottom - 2) lines.push('');
        bottom = box.bottom;
        lines.push((lines.pop() ?? '') + text[index]);
      }
    }
    return lines;
  }
}
