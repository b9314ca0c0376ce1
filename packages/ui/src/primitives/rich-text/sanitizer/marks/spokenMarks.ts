import { keysOf } from '@cloud-school/domain';
import { SPOKEN_WORDS, type SpokenName } from '../../loading/spokenWords.ts';

/** What a text says that asks for a mark, and the elements that have it. */
const ASKED: Record<SpokenName, [asked: RegExp, selector: string]> = {
  'red-ink': [asksFor('红'), "[data-ink='red']"],
  'red-ground': [asksFor('红'), "[data-ground='red']"],
  'orange-ink': [asksFor('橙'), "[data-ink='orange']"],
  'orange-ground': [asksFor('橙'), "[data-ground='orange']"],
  'yellow-ink': [asksFor('黄'), "[data-ink='yellow']"],
  'yellow-ground': [asksFor('黄'), "[data-ground='yellow']"],
  'green-ink': [asksFor('绿'), "[data-ink='green']"],
  'green-ground': [asksFor('绿'), "[data-ground='green']"],
  'blue-ink': [asksFor('蓝'), "[data-ink='blue']"],
  'blue-ground': [asksFor('蓝'), "[data-ground='blue']"],
  'purple-ink': [asksFor('紫'), "[data-ink='purple']"],
  'purple-ground': [asksFor('紫'), "[data-ground='purple']"],
  dotted: [/加点|着重号/, "[style*='text-emphasis-style']"],
  waved: [/波浪|曲线/, "[style*='wavy']"],
  under: [
    /[画划](?:横)?线|下[画划]线/,
    "u:not([style*='wavy']), ins, [style*='text-decoration-line: underline']:not([style*='wavy'])",
  ],
};

function asksFor(hue: string): RegExp {
  return new RegExp(`${hue}(?:字|色|体|底|笔|线|标|框)|标${hue}`);
}

/** Puts what a text asks for into <mark> elements, whose names RichText's styles give to screen readers. */
export function speakMarks(content: DocumentFragment): void {
  const text = content.textContent ?? '';
  for (const name of keysOf(SPOKEN_WORDS)) {
    const [asked, selector] = ASKED[name];
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
