import { toAttribute } from '../src/loader/parseProperty.ts';
import type { ElementSpec, Family, PropertyKind, Words } from '../src/specs/ElementSpec.ts';
import { words } from '../src/specs/ElementSpec.ts';
import { samples } from '../src/testing/samples.ts';
import { listProperties, listSlots } from './listProperties.ts';

type Language = keyof Words;

const FAMILIES: Readonly<Record<Family, Words>> = {
  cards: words('卡片', 'Cards'),
  'answer-card': words('答题卡', 'Answer cards'),
  calendar: words('课表', 'Calendar'),
  player: words('播放', 'Players'),
  form: words('表单', 'Forms'),
  basics: words('基础', 'Basics'),
};

const KINDS: Readonly<Record<PropertyKind, Words>> = {
  text: words('文字', 'text'),
  number: words('数字', 'number'),
  flag: words('开关', 'flag'),
  data: words('数据', 'data'),
  loadable: words('数据或加载状态', 'data, or its state of loading'),
  address: words('地址，`{字段}` 代入每一项', "text, `{field}` is an item's"),
  day: words('日期，默认画出来时的今天', 'day; by default that of its first drawing'),
  moment: words('时间，默认画出来的时刻', 'time; by default that of its first drawing'),
  slot: words('', ''),
};

const TITLE = words('自定义元素一览', 'Every element');
const INTRODUCTION = words(
  `由 \`pnpm write elements\` 从 \`src/specs\` 写出。怎样开始见 [README](README.md)。属性在 HTML 里写成下面的名字，在脚本里写成驼峰
（\`is-detailed\` → \`isDetailed\`）；带 * 的必须有，少一个就什么都不画。每个元素都有事件 \`cs-navigate\`（按了链接，可取消）和
\`cs-retry\`（加载失败后按了重试）。数据的样子见各节末尾的例子，每个列表只留了一项。`,
  `Written by \`pnpm write elements\` from \`src/specs\`; the [README](README.md) says how to begin. Attributes have the names
below, properties of scripts are in camel case (\`is-detailed\` → \`isDetailed\`); one with * must be there, else nothing is drawn.
Every element has the events \`cs-navigate\` (a link was pressed; it can be prevented) and \`cs-retry\` (重试 was pressed). The
shape of data is in the example of each section, which keeps one item of each list.`,
);
const HEADER = words('| | 名称 | 类型 | 说明 |', '| | Name | Type | |');
const GROUPS = {
  property: words('属性', 'Property'),
  event: words('事件', 'Event'),
  request: words('请求', 'Request'),
  slot: words('插槽', 'Slot'),
  method: words('方法', 'Method'),
};
const DEFAULT_SLOT = words('（默认）', '(default)');
const EXAMPLE = words('例', 'Example');

/** The page of documents: a section for each element. */
export const toPage = (specs: readonly ElementSpec[], language: Language): string => `# ${TITLE[language]}

${INTRODUCTION[language]}

${[...Map.groupBy(specs, ({ family }) => family)]
  .map(
    ([family, rows]) =>
      `## ${FAMILIES[family][language]}\n\n${rows.map((spec) => toSection(spec, language)).join('\n')}`,
  )
  .join('\n')}`;

function toSection(spec: ElementSpec, language: Language): string {
  const row = (group: keyof typeof GROUPS, name: string, type: string, about: Words) =>
    `| ${[GROUPS[group][language], name, type, about[language]].join(' | ')} |\n`;
  const rows = [
    ...Object.entries(listProperties(spec)).map(([name, { kind, about, isRequired }]) =>
      row('property', `\`${toAttribute(name)}\`${isRequired ? ' *' : ''}`, KINDS[kind][language], about),
    ),
    ...Object.values(spec.events).map(({ name, detail, about }) =>
      row('event', `\`cs-${name}\``, toDetail(detail), about),
    ),
    ...Object.values(spec.requests).map(({ name, detail, about }) =>
      row('request', `\`cs-${name}\``, `${toDetail(detail)} → \`respondWith\``, about),
    ),
    ...listSlots(spec).map(({ name, about }) =>
      row('slot', name === '' ? DEFAULT_SLOT[language] : `\`${name}\``, '', about),
    ),
    ...Object.entries(spec.methods).map(([name, about]) => row('method', `\`${name}()\``, '', about)),
  ];
  const title = language === 'zh' ? `\`<cs-${spec.tag}>\` ${spec.name}` : `\`<cs-${spec.tag}>\``;
  return `### ${title}

${spec.about[language]}

${HEADER[language]}
|---|---|---|---|
${rows.join('')}
${toExample(spec, language)}`;
}

const toDetail = (names: readonly string[]) => (names.length > 0 ? `\`{ ${names.join(', ')} }\`` : '');

/** The sample of the element as HTML. */
function toExample(spec: ElementSpec, language: Language): string {
  const { children = '', ...sample } = samples[spec.tag] ?? {};
  const attributes = Object.entries(sample).map(([name, value]) => {
    const attribute = toAttribute(name);
    if (value === true) return `  ${attribute}`;
    if (typeof value === 'string') return `  ${attribute}="${value}"`;
    return `  ${attribute}='${JSON.stringify(withOneItem(value)).replaceAll("'", '&#39;')}'`;
  });
  return `<details><summary>${EXAMPLE[language]}</summary>

\`\`\`html
<cs-${spec.tag}
${attributes.join('\n')}
>${String(children)}</cs-${spec.tag}>
\`\`\`

</details>
`;
}

/** The same data with one item in each list. */
function withOneItem(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, 1).map(withOneItem);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withOneItem(value)]));
}
