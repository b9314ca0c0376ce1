import { defineRule } from '../../rule.ts';

/**
 * Parts of Han characters or letters with a dot between them, or a space between English words; a dot may also end the name, as
 * in 'Jr.'. A pure call, so that a bundler leaves out what is not used.
 */
export const toNamePattern = (longest: number) =>
  new RegExp(
    `^(?!.{${longest + 1}})(?!.*[^a-z.] )(?!.* [^a-z])[\\p{sc=Han}a-z]+(?:(?:[.·]|\\.? )[\\p{sc=Han}a-z]+)*\\.?$`,
    'iu',
  );

/**
 * A person's name of at most 128 Chinese or English letters, with a dot or the middle dot · between its parts, or a space between English words; rare Han characters pass.
 * - Message: 姓名格式不正确
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const name = /* @__PURE__ */ defineRule({
  name: 'name',
  message: '姓名格式不正确',
  clean: 'name',
  longest: 128,
  pattern: /* @__PURE__ */ toNamePattern(128),
});
