import { chineseNumeral } from '@cloud-school/domain';
import { listStyleOf } from '../../loading/listStyleOf.ts';
import type { MarkupNode } from './MarkupNode.ts';

const LISTS = new Set(['ol', 'ul', 'menu', 'dir']);

export const isList = ({ name }: MarkupNode): boolean => LISTS.has(name);

/** Signs of items that can be ticked, which have no other, by the words of Quill, and of Feishu for one that is done. */
export const TICKS: Readonly<Record<string, string>> = {
  checked: '☑ ',
  unchecked: '☐ ',
  done: '☑ ',
};

export const tickOf = ({ attribute }: Pick<MarkupNode, 'attribute'>): string | undefined =>
  TICKS[attribute('data-list') ?? ''];

/** The numbers of the levels of a list that has them as classes. */
const LEVEL_TYPES = ['1', 'a', 'i'];
export const typeOfLevel = (depth: number): string => LEVEL_TYPES[depth % LEVEL_TYPES.length] ?? '1';

/** What Quill says of an item: its kind, and how deep it is. */
export interface QuillItem {
  kind: string;
  depth: number;
}

export const readQuillItem = (item: Pick<MarkupNode, 'attribute'>, listName: string): QuillItem => ({
  kind: item.attribute('data-list') ?? (listName === 'ul' ? 'bullet' : 'ordered'),
  depth: Math.min(8, Number(/ql-indent-(\d)/.exec(item.attribute('class') ?? '')?.[1] ?? 0)),
});

const QUILL_KINDS = /^(?:ordered|bullet|checked|unchecked)$/;

/** Quill writes each list as one <ol> whose items say what they are. */
export const isOfQuill = ({ attribute }: Pick<MarkupNode, 'attribute'>): boolean =>
  QUILL_KINDS.test(attribute('data-list') ?? '') || /ql-indent-\d/.test(attribute('class') ?? '');

/** What a list asks for by its type, or by the level that Feishu writes into its class. */
export function typeOfList({ attribute }: Pick<MarkupNode, 'attribute'>): string {
  const level = /(?:^|\s)list-number(\d)/.exec(attribute('class') ?? '')?.[1];
  return listStyleOf(attribute('type') ?? (level ? typeOfLevel(Number(level) - 1) : null));
}

/** The signs of bullets by how many lists stand around theirs. */
const BULLETS = ['disc', 'circle', 'square'];

const bulletOf = (level: number): string => BULLETS[Math.min(level, BULLETS.length - 1)] ?? 'disc';

/** The last of these declarations counts; `list-style: none` says it too. */
const TYPE = /^[^]*list-style(?:-type)?\s*:\s*([^;]*)/i;
const POSITION = /^(?:inside|outside|inherit|initial|unset|!important)$/;

function typeOfStyle(style: string): string {
  const words = TYPE.exec(style)?.[1]?.toLowerCase().trim().split(/\s+/) ?? [];
  return words.find((word) => /^[a-z-]+$/.test(word) && !POSITION.test(word)) ?? '';
}

const wholeNumber = (text: string | null): number | null => {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? null : number;
};

/** The sign of the next item of a list, which is read in order. */
export type WriteSign = (item: MarkupNode, style: string) => string;

/** An item without a list. */
export const writeBullet: WriteSign = (_, style) => signOf(typeOfStyle(style) || 'disc', 1);

/** Counts the items of a list, `level` lists within others, and writes what a browser writes before them. */
export function createSigns(list: MarkupNode, listStyle: string, level: number): WriteSign {
  const items = list.children.filter(({ name }) => name === 'li');
  if (items.some(isOfQuill)) return createQuillSigns(list.name, level);
  const isOrdered = list.name === 'ol';
  const step = isOrdered && list.attribute('reversed') !== null ? -1 : 1;
  let next = wholeNumber(list.attribute('start')) ?? (step < 0 ? items.length : 1);
  const ofList = typeOfStyle(listStyle) || typeOfList(list) || (isOrdered ? 'decimal' : bulletOf(level));
  return (item, style) => {
    const number = wholeNumber(item.attribute('value')) ?? next;
    next = number + step;
    const tick = tickOf(item);
    if (tick) return tick;
    return signOf(typeOfStyle(style) || listStyleOf(item.attribute('type')) || ofList, number);
  };
}

function createQuillSigns(listName: string, level: number): WriteSign {
  const counts: number[] = [];
  return (item) => {
    const { kind, depth } = readQuillItem(item, listName);
    counts.length = depth + 1;
    const tick = TICKS[kind];
    if (tick) return tick;
    if (kind !== 'ordered') return signOf(bulletOf(level + depth), 1);
    const number = (counts[depth] ?? 0) + 1;
    counts[depth] = number;
    return signOf(listStyleOf(typeOfLevel(depth)), number);
  };
}

const SIGNS: Readonly<Record<string, string>> = { disc: '• ', circle: '◦ ', square: '▪ ', none: '' };

const inLetters =
  (letters: string): Write =>
  (number) => {
    if (number < 1) return null;
    const rest = Math.floor((number - 1) / letters.length);
    return (inLetters(letters)(rest) ?? '') + (letters[(number - 1) % letters.length] ?? '');
  };
const inAlphabet = inLetters('abcdefghijklmnopqrstuvwxyz');

const ROMAN: readonly [value: number, sign: string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function inRoman(number: number): string | null {
  if (number < 1 || number > 3999) return null;
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}

const inChinese: Write = (number) => (number >= 1 && number <= 99 ? chineseNumeral(number) : null);

const ofRow =
  (row: string): Write =>
  (number) =>
    row[number - 1] ?? null;

const capital =
  (write: Write): Write =>
  (number) =>
    write(number)?.toUpperCase() ?? null;

type Write = (number: number) => string | null;

const [WESTERN, EASTERN] = ['. ', '、'];

const COUNTINGS: Readonly<Record<string, [write: Write, after: string]>> = {
  'lower-alpha': [inAlphabet, WESTERN],
  'lower-latin': [inAlphabet, WESTERN],
  'upper-alpha': [capital(inAlphabet), WESTERN],
  'upper-latin': [capital(inAlphabet), WESTERN],
  'lower-roman': [inRoman, WESTERN],
  'upper-roman': [capital(inRoman), WESTERN],
  'lower-greek': [inLetters('αβγδεζηθικλμνξοπρστυφχψω'), WESTERN],
  'decimal-leading-zero': [(number) => String(number).padStart(2, '0'), WESTERN],
  'cjk-ideographic': [inChinese, EASTERN],
  'simp-chinese-informal': [inChinese, EASTERN],
  'trad-chinese-informal': [inChinese, EASTERN],
  'cjk-heavenly-stem': [ofRow('甲乙丙丁戊己庚辛壬癸'), EASTERN],
  'cjk-earthly-branch': [ofRow('子丑寅卯辰巳午未申酉戌亥'), EASTERN],
};

/** The marker text of an item, by its list style. An unknown style counts in digits, as browsers do. */
export function signOf(type: string, number: number): string {
  const sign = SIGNS[type];
  if (sign !== undefined) return sign;
  const [write, after] = COUNTINGS[type] ?? [];
  const written = write?.(number);
  return written && after ? written + after : `${number}${WESTERN}`;
}
