import {
  type ElementSpec,
  type Family,
  type Words,
  words,
} from '../../packages/elements/src/specs/ElementSpec.ts';
import { samples } from '../../packages/elements/src/testing/samples.ts';
import { escapeHtml } from './html.ts';
import type { Measures } from './measureFolder.ts';
import { toHtml, toVue } from './toExamples.ts';
import { toTable } from './toTable.ts';

export type Language = keyof Words;

export const FAMILIES: Readonly<Record<Family, Words>> = {
  'answer-card': words('考试', 'Exams'),
  calendar: words('课表', 'Calendar'),
  player: words('播放', 'Players'),
  cards: words('卡片', 'Cards'),
  basics: words('基础', 'Basics'),
  form: words('表单', 'Forms'),
};

/** The figures of the pages. */
export interface Figures {
  measures: Measures;
  /** Variables that an element uses, by its tag. */
  variables: Readonly<Record<string, readonly string[]>>;
  /** Kinds of pages and frameworks that showed the elements. */
  hosts: number;
  /** Where Storybook is; null where the site knows none. */
  storybook: string | null;
}

const WORDS = {
  loader: words('装载脚本，先来的只有它', 'the loader, which is all that comes first'),
  shared: words('各元素共用一份', 'shared by all elements'),
  own: words('这个元素自己的分量', 'of this element alone'),
  later: words('；画的时候再取 {later}', '; {later} more while it draws'),
  hosts: words('宿主试过', 'kinds of hosts tried'),
  story: words('它在 Storybook 里的故事', 'Its story in Storybook'),
  use: words('怎么用', 'How to use it'),
  useNote: words('两种写法，同一个结果', 'Two ways, one result'),
  plain: words('没有框架', 'No framework'),
  comment: words(
    '一条脚本，{size}；用到哪个再取哪个',
    'One script of {size}, which fetches what the page uses',
  ),
  copy: words('复制', 'Copy'),
  live: words('同一页，两个品牌', 'One page, two brands'),
  liveNote: words('以下都是活的，左右只差变量', 'Live: both sides differ in variables alone'),
  api: words('属性、事件、插槽、变量', 'Properties, events, slots, variables'),
  apiNote: words('由同一张规格表生成，与类型一致', 'Made from the table that the types are made from'),
  every: words(
    '脚本里的属性写成驼峰。每个元素还有事件 <code>cs-navigate</code>（按了链接，可取消）和 <code>cs-retry</code>（加载失败后按了重试）。必填的属性少一个，就什么都不画。变量只列它自己的代码用到的。',
    'Properties of scripts are in camel case. Every element has the events <code>cs-navigate</code> (a link was pressed; it can be prevented) and <code>cs-retry</code> (重试 was pressed). Nothing is drawn while a required property is missing. Variables are those that its own code uses.',
  ),
};

/** Elements on the page of another one: the first page shows one of four families. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'answer-card': ['product-card', 'day-strip', 'lesson-player'],
};

/** The width of an element that is shown alone, by its family. */
const PLACES: Readonly<Record<Family, string>> = {
  'answer-card': 'narrow',
  calendar: 'wide',
  player: 'wide',
  cards: 'narrow',
  basics: 'narrow',
  form: 'narrow',
};

/** The name of an element. */
export const titleOf = ({ tag, name }: ElementSpec, language: Language): string =>
  language === 'zh' ? name : tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');

/** The page of an element as Markdown. */
export function toPage(
  spec: ElementSpec,
  specs: readonly ElementSpec[],
  figures: Figures,
  language: Language,
): string {
  const variables = figures.variables[spec.tag] ?? [];
  const heading = (id: string, title: Words, note: Words) =>
    `## ${title[language]} <small>${note[language]}</small> {#${id}}`;
  const size = kilobytes(figures.measures.loader);
  return `---
title: ${titleOf(spec, language)}
pageClass: element-page
aside: false
prev: false
next: false
---

# ${titleOf(spec, language)} \`<cs-${spec.tag}>\`

${spec.about[language]}

${toFacts(spec, figures, language)}

${toStoryLink(spec, figures, language)}${heading('use', WORDS.use, WORDS.useNote)}

<div class="element-codes dark">

${toCode('Vue 3', 'App.vue', 'vue', toVue(spec), language)}

${toCode(WORDS.plain[language], 'index.html', 'html', toHtml(spec, WORDS.comment[language].replace('{size}', size), toSampleVariable(variables)), language)}

</div>

${toLive(spec, specs, heading('live', WORDS.live, WORDS.liveNote))}${heading('api', WORDS.api, WORDS.apiNote)}

${toTable(spec, variables, language)}

<p class="element-note">${WORDS.every[language]}</p>
`;
}

/** What needs functions of a server has a story, and no live part: a page of the documents gives it data alone. */
function toLive(spec: ElementSpec, specs: readonly ElementSpec[], heading: string): string {
  if (Object.values(samples[spec.tag] ?? {}).some(hasFunctions)) return '';
  const shown = escapeHtml(JSON.stringify(listShown(spec, specs)));
  return `${heading}

<ElementLive${spec.family === 'calendar' ? ' is-stacked' : ''} shown="${shown}" />

`;
}

const hasFunctions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function');

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function toFacts({ tag }: ElementSpec, { measures, hosts }: Figures, language: Language): string {
  const { own = 0, later = 0 } = measures.elements[tag] ?? {};
  const facts: [figure: string, about: string][] = [
    [kilobytes(measures.loader), WORDS.loader[language]],
    [kilobytes(measures.shared), WORDS.shared[language]],
    [
      kilobytes(own),
      WORDS.own[language] + (later > 0 ? WORDS.later[language].replace('{later}', kilobytes(later)) : ''),
    ],
    [String(hosts) + (language === 'zh' ? ' 种' : ''), WORDS.hosts[language]],
  ];
  const rows = facts.map(([figure, about]) => `<div><dt>${about}</dt><dd>${figure}</dd></div>`);
  return `<dl class="element-facts">\n${rows.join('\n')}\n</dl>`;
}

/** Storybook writes a story's address of the file's id and the name of its export. */
const toStoryLink = ({ tag }: ElementSpec, { storybook }: Figures, language: Language): string =>
  storybook === null
    ? ''
    : `<p class="element-note"><a href="${escapeHtml(`${storybook.replace(/\/$/, '')}/?path=/story/elements--cs-${tag}`)}" target="_blank" rel="noreferrer">${WORDS.story[language]}</a></p>

`;

const toCode = (title: string, file: string, format: string, code: string, language: Language): string =>
  `<div class="element-code">
<div class="element-code-head"><strong>${title}</strong> ${file} <CopyButton label="${WORDS.copy[language]}" is-wide /></div>

\`\`\`${format}
${code}
\`\`\`

</div>`;

/** A declaration that shows how a variable of the element is set. */
function toSampleVariable(variables: readonly string[]): string {
  const corner = variables.find((name) => /^radius-(?!pill)/.test(name));
  return corner
    ? `${corner}: 8px`
    : `${variables.find((name) => /action|text/.test(name)) ?? 'color-action-base'}: #0F766E`;
}

/** Elements that the page shows, with their samples, where each stands, and the events that the page hears. */
function listShown(spec: ElementSpec, specs: readonly ElementSpec[]) {
  const beside = BESIDE[spec.tag] ?? [];
  return [spec.tag, ...beside].flatMap((tag, index) =>
    specs
      .filter((other) => other.tag === tag)
      .map(({ events, requests, family }) => ({
        tag: `cs-${tag}`,
        place: beside.length === 0 ? PLACES[family] : index < 2 ? 'half' : 'wide',
        isFramed: family !== 'cards' && family !== 'player',
        sample: samples[tag],
        events: [...Object.values(events), ...Object.values(requests)].map(({ name }) => `cs-${name}`),
      })),
  );
}
