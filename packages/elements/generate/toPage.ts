import { toAttribute } from '../src/loader/properties.ts';
import type { ElementSpec, Family, PropertyKind } from '../src/specs/ElementSpec.ts';

const FAMILIES: Readonly<Record<Family, string>> = {
  cards: '卡片',
  'answer-card': '答题卡',
  calendar: '课表',
  player: '播放',
  form: '表单',
  basics: '基础',
};

const KINDS: Readonly<Record<PropertyKind, string>> = {
  text: '文字',
  number: '数字',
  flag: '开关',
  data: '数据',
  loadable: '数据或加载状态',
  address: '地址，`{字段}` 代入每一项',
  day: '日期，默认今天',
  moment: '时间，默认现在',
  slot: '插槽',
};

/** The page of documents: a section for each element. */
export const toPage = (specs: readonly ElementSpec[]): string => `# 自定义元素一览

由 \`pnpm write elements\` 从 \`src/specs\` 写出。怎样开始见 README。每个元素都有事件 \`cs-navigate\`（按了链接，可取消）和
\`cs-retry\`（加载失败后按了重试）。

${[...Map.groupBy(specs, ({ family }) => family)]
  .map(([family, rows]) => `## ${FAMILIES[family]}\n\n${rows.map(toSection).join('\n')}`)
  .join('\n')}`;

function toSection(spec: ElementSpec): string {
  const rows = [
    ...Object.entries(spec.properties).map(([name, { kind, about, isNeeded }]) => [
      kind === 'slot' ? '插槽' : '属性',
      `\`${kind === 'slot' ? name : toAttribute(name)}\``,
      KINDS[kind],
      isNeeded ? `${about}（必需）` : about,
    ]),
    ...Object.values(spec.events).map(({ name, detail, about }) => [
      '事件',
      `\`cs-${name}\``,
      detailOf(detail),
      about,
    ]),
    ...Object.values(spec.requests).map(({ name, detail, about }) => [
      '请求',
      `\`cs-${name}\``,
      `${detailOf(detail)} → \`respondWith\``,
      about,
    ]),
    ...Object.entries(spec.methods).map(([name, about]) => ['方法', `\`${name}()\``, '', about]),
  ];
  return `### \`<cs-${spec.tag}>\` ${spec.name}

${spec.about}${spec.isField ? '表单字段：有 `value`、`name`、`required`、`disabled`、`error`，校验和重置随表单。' : ''}

| | 名称 | 类型 | 说明 |
|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}`;
}

const detailOf = (names: readonly string[]) => (names.length > 0 ? `\`{ ${names.join(', ')} }\`` : '—');
