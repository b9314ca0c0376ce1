import { string } from 'yup';
import { limits } from '../limits.ts';
import { normalise } from '../normalise.ts';
import { defineRule, type Rule } from '../rule.ts';
import { certificateQueryName } from '../rules/account/certificateQueryName.ts';
import { name } from '../rules/account/name.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { toYup } from '../yup/toYup.ts';
import { textField } from './textField.ts';

/** The scripts of names that a school takes: those of the standard (Chinese and English letters), or any. */
export type NameScripts = 'standard' | 'any';

const STANDARD = '姓名格式不正确：请用中文或英文字母，中间可以有点，英文词之间可以有空格';
const ANY = '姓名格式不正确：请只用文字，中间可以有空格、点、连字符或撇号';

const MAX_CHARACTERS = 60;

/**
 * Letters of any script with their marks, also rare characters as a description (⿰) or of a font of one's own, in parts that
 * spaces, dots, hyphens or apostrophes join, also an accent typed for an apostrophe.
 */
const anyName = /* @__PURE__ */ defineRule({
  name: 'anyName',
  message: ANY,
  clean: 'name',
  longest: MAX_CHARACTERS * 2,
  pattern:
    /^(?!.{61})[\p{L}\p{M}\p{Nl}\p{Co}\u0f0b\u2ff0-\u2fff〇]+(?:(?:[·.'’ʼ‘`´]? ?|-)[\p{L}\p{M}\p{Nl}\p{Co}\u0f0b\u2ff0-\u2fff〇]+)*\.?$/u,
  explain: (text) =>
    Array.from(text).length > MAX_CHARACTERS
      ? { code: 'too-long', message: `姓名不能超过 ${MAX_CHARACTERS} 个字` }
      : {},
});

const PRIVATE = '姓名里有自造字，别的设备显示不出来：请用输入法重新输入这个字，没有的写同音字';

const named = (rule: Rule): Rule =>
  defineRule({
    ...rule.options,
    message: STANDARD,
    explain: (text) =>
      /\p{Co}/u.test(text) ? { code: 'private', message: PRIVATE } : (rule.options.explain?.(text) ?? {}),
  });

/** A name that may be left empty, as at registration. */
const optional = (rule: Rule, longest: number) =>
  string()
    .transform(normalise(rule))
    .default('')
    .test(toYup(rule))
    .test(toYup(maxLength(longest, `姓名不能超过 ${longest} 个字`)));

const MISSING = '请输入姓名';

/** The names of forms by what a school takes: of who registers, and of who holds a certificate. Their messages say what is taken. */
export const nameFields = {
  standard: {
    person: optional(named(name), limits.personName),
    holder: textField(MISSING, named(certificateQueryName)),
  },
  any: { person: optional(anyName, MAX_CHARACTERS), holder: textField(MISSING, anyName) },
} as const satisfies Record<NameScripts, object>;
