import { listProperties, listSlots } from '../../packages/elements/generate/listProperties.ts';
import { toAttribute } from '../../packages/elements/src/loader/parseProperty.ts';
import {
  type ElementSpec,
  type PropertyKind,
  type PropertySpec,
  type Words,
  words,
} from '../../packages/elements/src/specs/ElementSpec.ts';
import { standardTheme } from '../../packages/ui/src/theme/standardTheme.ts';
import { themeVariables } from '../../packages/ui/src/theme/theme.ts';
import { escapeHtml, toInline } from './html.ts';

type Language = keyof Words;

interface Row {
  /** Of the row, where its name leads. */
  id: string;
  name: string;
  /** The three cells are HTML. */
  type: string;
  preset: string;
  about: string;
}

const KINDS: Readonly<Record<PropertyKind, Words>> = {
  text: words('文字', 'text'),
  number: words('数字', 'number'),
  flag: words('开关', 'flag'),
  data: words('数据', 'data'),
  loadable: words('数据或加载状态', 'data, or its state of loading'),
  address: words('地址，`{字段}` 代入每一项', "text, `{field}` is an item's"),
  day: words('日期', 'day'),
  moment: words('时间', 'time'),
  slot: words('任意', 'any'),
};
const PRESETS: Readonly<Partial<Record<PropertyKind, Words>>> = {
  flag: words('`false`', '`false`'),
  day: words('今天', 'today'),
  moment: words('现在', 'now'),
};
const NONE = words('–', '–');
const REQUIRED = words('必填', 'required');
const BUBBLES = words('冒泡', 'bubbles');
const WAITS = words('等页面回答', 'waits for an answer');

const GROUPS = {
  properties: words('属性', 'Properties'),
  events: words('事件', 'Events'),
  slots: words('插槽', 'Slots'),
  methods: words('方法', 'Methods'),
  variables: words('CSS 变量', 'CSS variables'),
};
const HEADER = [
  words('名称', 'Name'),
  words('类型', 'Type'),
  words('默认', 'Default'),
  words('说明', 'About'),
];
const COUNT: Readonly<Record<Language, (count: number) => string>> = {
  zh: (count) => `${count} 个`,
  en: (count) => String(count),
};
const COPY = words('复制', 'Copy');

/** What the first two words of a theme's role say of its use. */
const ROLES: Readonly<Record<string, Words>> = {
  'color-text': words('文字', 'Text'),
  'color-surface': words('底色', 'Grounds'),
  'color-line': words('线与边框', 'Lines and borders'),
  'color-action': words('按钮、链接和选中的一项', 'Buttons, links and what is chosen'),
  'color-hero': words('深色题头', 'The deep head of a page'),
  'color-accent': words('报名、领取和价格', 'Enrolling, claiming and prices'),
  'color-success': words('成功与正确', 'Success, and what is right'),
  'color-warning': words('提醒', 'Warnings'),
  'color-danger': words('错误与删除', 'Errors, and what deletes'),
  'color-chrome': words('页头与页脚', 'Header and footer'),
  'color-backdrop': words('登录页的背景', 'Behind the sign-in card'),
  radius: words('圆角', 'Corners'),
  shadow: words('阴影', 'Shadows'),
};
const COLOR = words('颜色', 'colour');
const LENGTH = words('长度', 'length');
const OTHER = words('CSS', 'CSS');
const REM = words(
  '所有尺寸的单位；宿主的根字号不起作用',
  'The unit of all measures; the root size of the page has no say',
);

/** The one table of an element's page: what its page sets, hears and fills, and the variables that its looks are made of. */
export function toTable(spec: ElementSpec, variables: readonly string[], language: Language): string {
  const groups: Record<keyof typeof GROUPS, Row[]> = {
    properties: Object.entries(listProperties(spec)).map(([name, property]) =>
      toProperty(name, property, language),
    ),
    events: [
      ...Object.values(spec.events).map(({ name, detail, about }) =>
        toRow(`cs-${name}`, toDetail(detail), BUBBLES[language], about[language]),
      ),
      ...Object.values(spec.requests).map(({ name, detail, about }) =>
        toRow(`cs-${name}`, `${toDetail(detail)} \`respondWith()\``, WAITS[language], about[language]),
      ),
    ],
    slots: listSlots(spec).map(({ name, about }) => ({
      ...toRow(name || 'default', KINDS.slot[language], NONE[language], about[language]),
      id: `slot-${name || 'default'}`,
    })),
    methods: Object.entries(spec.methods).map(([name, about]) =>
      toRow(`${name}()`, '', NONE[language], about[language]),
    ),
    variables: [...variables.map((name) => toVariable(name, language)), toRem(language)],
  };
  const head = HEADER.map((word) => `<th role="columnheader" scope="col">${word[language]}</th>`).join('');
  return `<table class="element-table" role="table">
<thead role="rowgroup"><tr role="row"><td role="cell"></td>${head}</tr></thead>
${Object.entries(groups)
  .filter(([, rows]) => rows.length > 0)
  .map(([group, rows]) => toGroup(GROUPS[group as keyof typeof GROUPS][language], rows, language))
  .join('\n')}
</table>`;
}

function toGroup(label: string, rows: readonly Row[], language: Language): string {
  const head = `<th role="rowheader" scope="rowgroup" rowspan="${rows.length}">${label} <small>${COUNT[language](rows.length)}</small></th>`;
  return `<tbody role="rowgroup">
${rows
  .map(
    ({ id, name, type, preset, about }, index) =>
      `<tr role="row" id="${escapeHtml(id)}">${index === 0 ? head : ''}<td role="cell"><a href="#${escapeHtml(id)}"><code>${escapeHtml(name)}</code></a><CopyButton label="${COPY[language]} ${escapeHtml(name)}" text="${escapeHtml(name)}" /></td><td role="cell">${type}</td><td role="cell">${preset}</td><td role="cell">${about}</td></tr>`,
  )
  .join('\n')}
</tbody>`;
}

const toRow = (name: string, type: string, preset: string, about: string): Row => ({
  id: name.replace('()', ''),
  name,
  type: toInline(type),
  preset: toInline(preset),
  about: toInline(about),
});

function toProperty(name: string, { kind, isRequired, about }: PropertySpec, language: Language): Row {
  const preset = isRequired ? REQUIRED : (PRESETS[kind] ?? NONE);
  return toRow(toAttribute(name), KINDS[kind][language], preset[language], about[language]);
}

const toDetail = (names: readonly string[]) => (names.length > 0 ? `\`{ ${names.join(', ')} }\`` : '');

const STANDARD = new Map(themeVariables(standardTheme).map(([name, value]) => [name.slice(2), value]));

/** `name` without `--cs-`. */
function toVariable(name: string, language: Language): Row {
  const value = STANDARD.get(name) ?? '';
  const [group = '', role = ''] = name.split('-');
  const about = ROLES[`${group}-${role}`] ?? ROLES[group] ?? NONE;
  const row = toRow(`--cs-${name}`, typeOf(value)[language], `\`${value}\``, about[language]);
  const swatch = `<i class="element-swatch" style="background: ${value}"></i>`;
  return typeOf(value) === COLOR ? { ...row, preset: swatch + row.preset } : row;
}

const typeOf = (value: string): Words =>
  /^(#|rgba)/.test(value) ? COLOR : /^[\d.]+(px|rem)$/.test(value) ? LENGTH : OTHER;

const toRem = (language: Language): Row => toRow('--cs-rem', LENGTH[language], '`16px`', REM[language]);
