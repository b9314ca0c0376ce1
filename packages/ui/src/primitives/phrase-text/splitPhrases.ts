import { spaceHan } from './spaceHan.ts';

const UNIT =
  '(?:小时|分钟|课时|学时|季度|公里|校区|年|月|日|天|周|时|分|秒|班|级|期|批|届|章|节|课|讲|项|人|名|位|门|次|场|个|条|件|道|题|页|张|份|套|本|篇|岁|元|万|起|号|楼|层|室|折|米|倍|种|步|方|颗|类|支|句|处|家|所|组|km|m(?![a-z]))';
const FIGURE = '(?:第 ?|[¥￥])?\\d[\\d.,:/%~+–-]*';
/** '3 班', '36 小时 20 分'; of '2026 年 6 月 18 日' the year may stay behind. */
const QUANTITY = `${FIGURE}万?\\+?(?: ?年| ?${UNIT}(?: ?${FIGURE} ?${UNIT})?)?`;
const HAN = '\\p{Script=Han}';

/** Words of one character that stand before another; of 在职, 在线 the first is none. */
const PREPOSITION = '(?:[从到与和或及对为把被将由让比]|在(?![职线校岗读册]))';

const COUNT = `第?[一二三四五六七八九十两百千]{1,4}${UNIT}`;
/** The rest of up to three characters before a mark or the end is most often a word. */
const REST = `${HAN}{2,3}(?=\\P{Script=Han}|$)`;
/** The end of a word of three: 护理员, 养老院, 婴幼儿. Not where the rest is such a word, or would be one character. */
const THIRD = `(?:[员院楼率师化病人点票室]|儿(?![童科女]))(?!${HAN}(?:\\P{Script=Han}|$))`;
/** Most words have two characters. */
const PAIR = `${PREPOSITION}?(?!${COUNT})${HAN}(?!${PREPOSITION}|的|${COUNT})${HAN}(?:${THIRD})?`;

/** What these schools and their site are called. */
const CLOUD_SCHOOL = `${HAN}{2}云校`;

/** 40 个机位: what is counted, where it ends there. */
const COUNTED = `(?:(?<=[个名位条件份套张台间])${HAN}{2}(?=\\P{Script=Han}|$))?`;

/** What no line may break, the first that fits. */
const PHRASE = [
  `${HAN}{1,2} ${QUANTITY}${COUNTED}`,
  `${QUANTITY}${COUNTED}`,
  `${PREPOSITION}?${COUNT}`,
  CLOUD_SCHOOL,
  REST,
  PAIR,
  '[!-~¥]+',
  '.',
].join('|');

/** A short bracket or a phrase, with the marks that may not start or end a line, and the spaces behind it. */
const PIECE = new RegExp(
  `(?:（[A-Za-z0-9 ]{0,8}[^（）]{1,6}）|[《“‘「『【][^》”’」』】]{1,6}[》”’」』】]|[（《“‘「『【]*(?:${PHRASE})的?)(?: ?[·•・/|]|[，。、；：！？）》”’」』】…—%]+)*\\s*`,
  'gsu',
);

/** Fewer Chinese characters than this are no last line. */
const LAST_LINE = 2;

/**
 * The pieces of a text between which a line may break, never inside one; Chinese and Latin are spaced in one way. Figures
 * and their units, short brackets and the last two characters stay together for certain; words by a rule of their length,
 * which needs no list. No dictionary of the browser is asked: `Intl.Segmenter` of a server and of a browser differ, and it
 * splits more words of a school than the rule; Chromium's `word-break: auto-phrase` knows no Chinese, and older browsers lack
 * `text-wrap: pretty`.
 */
export function splitPhrases(text: string): string[] {
  const pieces = [...(spaceHan(text).match(PIECE) ?? [])];
  while (pieces.length > 1 && wordCount(pieces.at(-1)) < LAST_LINE) pieces.push(pieces.splice(-2).join(''));
  return pieces;
}

/** Chinese characters and Latin words. */
const wordCount = (piece = '') => piece.match(/\p{Script=Han}|[A-Za-z0-9.,%]{2,}/gu)?.length ?? 0;
