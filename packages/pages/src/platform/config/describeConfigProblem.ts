import { CONFIG_NAMES, type ConfigShape } from './ConfigName.ts';
import type { ConfigProblem } from './findConfigProblems.ts';

/** Items of the specification that stay with the host (SHELL-13). */
const HOST_NAMES = ['UPLOAD_SERVER', 'OBJECT_STORAGE', 'COOKIE_DOMAIN', 'MAPS_SECRET'];
const PREFIX = 'CLOUD_SCHOOL_';
/** A name with more wrong letters than this is not a misspelt one. */
const MAX_WRONG_LETTERS = 3;
/** Anything else may be a value in the wrong place, which must not be shown. */
const NAME = /^[A-Za-z_]{1,40}$/;

const SHAPES: Record<ConfigShape, string> = {
  text: '文字，并放在双引号里',
  header: '只含英文字母、数字和常用符号的文字，并放在双引号里',
  address: '以 https:// 或 / 开头的网址，不含空格，并放在双引号里',
  'loaded address':
    '以 https:// 或 / 开头的网址，不含空格，域名中不含 {s} 之类的占位符（安全策略只能列出确定的域名），并放在双引号里',
  'foreign address': '以 https:// 开头的网址，与本站的域名不同，域名中不含占位符，并放在双引号里',
  origins: '以 https:// 开头的来源，多个之间用空格分开，不含路径，并放在双引号里',
  switch: '"on" 或 "off"',
  percent: '0 到 100 之间的数字',
  'week start': '"sunday"（周日）或 "monday"（周一）',
  'name scripts': '"standard"（中文和英文字母）或 "any"（各种文字）',
  object: '一段 JSON 对象的文字：整体放在双引号里，里面的双引号写成 \\"',
};

/** The number of letters to change, add or remove between two names. */
function countWrongLetters(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const [before = 0, above = 0] = row.slice(column);
      next.push(Math.min(before + Number(letter !== wanted), above + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function findMeantName(name: string): string | null {
  const [nearest] = CONFIG_NAMES.map((known) => ({ known, wrong: countWrongLetters(name, known) })).sort(
    (one, other) => one.wrong - other.wrong,
  );
  return nearest && nearest.wrong <= MAX_WRONG_LETTERS ? nearest.known : null;
}

function describeUnknownName(given: string): string {
  const name = given.trim().toUpperCase().replace(PREFIX, '');
  if (HOST_NAMES.includes(name))
    return `“${name}”不能写进页面，因为任何访客都能读到。请从页面的配置中删除它；如果它是密钥，请更换这个密钥。`;
  const shown = NAME.test(given) ? `“${given}”` : '有一个名称';
  const meant = findMeantName(name);
  return meant
    ? `${shown}不是配置项的名称，应为“${meant}”。请改正名称。`
    : `${shown}不是配置项的名称。请删除它，或改成 .env.example 中的名称。`;
}

/** Problems of the element as a whole. */
const ELEMENT: Record<Exclude<ConfigProblem['kind'], 'unknown' | 'malformed'>, string> = {
  absent: '页面里没有 id 为 cloud-school-config 的元素。请使用构建生成的 index.html，并保留这个元素。',
  empty:
    '服务器没有写入这个域名的配置，页面里的配置是空的。请在返回 index.html 时写入；使用 nginx 时，请检查 schools.json 中有没有这个域名。',
  unreadable:
    '页面里的配置不是有效的 JSON 对象。请检查引号和逗号，“<”要写成 \\u003c；使用 nginx 时，请用 pnpm write nginx 重新生成。',
};

/** What is wrong and what to do, in words for whoever operates the host. */
export function describeConfigProblem(problem: ConfigProblem): string {
  if (problem.kind === 'unknown') return describeUnknownName(problem.name);
  if (problem.kind === 'malformed')
    return `“${problem.name}”的值不对，应为${SHAPES[problem.shape]}。请改正这个值。`;
  return ELEMENT[problem.kind];
}
