import { HUES, type Hue } from './nameHue.ts';

interface SpokenMark {
  /** Said before the marked words. */
  words: string;
  /** What a text says that asks for the mark. */
  asked: RegExp;
  selector: string;
}

const SIGNS: Record<Hue, string> = {
  red: '红',
  orange: '橙',
  yellow: '黄',
  green: '绿',
  blue: '蓝',
  purple: '紫',
};

const ofHue = (hue: Hue): [string, SpokenMark][] => {
  const sign = SIGNS[hue];
  const asked = new RegExp(`${sign}(?:字|色|体|底|笔|线|标|框)|标${sign}`);
  return [
    [`${hue}-ink`, { words: `${sign}字：`, asked, selector: `[data-ink='${hue}']` }],
    [`${hue}-ground`, { words: `${sign}底：`, asked, selector: `[data-ground='${hue}']` }],
  ];
};

/** Marks that a question may ask for. What is only seen is said too, to who does not see it. */
export const SPOKEN_MARKS: Readonly<Record<string, SpokenMark>> = {
  ...Object.fromEntries(HUES.flatMap(ofHue)),
  dotted: { words: '加点：', asked: /加点|着重号/, selector: "[style*='text-emphasis-style']" },
  waved: { words: '波浪线：', asked: /波浪|曲线/, selector: "[style*='wavy']" },
  under: {
    words: '画线：',
    asked: /[画划](?:横)?线|下[画划]线/,
    selector: "u, ins, [style*='text-decoration-line: underline']:not([style*='wavy'])",
  },
};

/** Puts what a text asks for into <mark> elements, whose names RichText's styles give to screen readers. */
export function speakMarks(content: DocumentFragment): void {
  const text = content.textContent ?? '';
  for (const [name, { asked, selector }] of Object.entries(SPOKEN_MARKS)) {
    if (!asked.test(text)) continue;
    for (const element of content.querySelectorAll(selector)) {
      if (!element.textContent?.trim() || element.closest(`[data-spoken='${name}']`)) continue;
      const mark = element.ownerDocument.createElement('mark');
      mark.dataset.spoken = name;
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
  for (const element of content.querySelectorAll('[data-ink], [data-ground]')) {
    element.removeAttribute('data-ink');
    element.removeAttribute('data-ground');
  }
}
