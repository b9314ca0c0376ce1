import { array, assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankCard,
  captchaCode,
  certificateQueryName,
  companyName,
  email,
  findCode,
  idCard,
  landline,
  licencePlate,
  mobile,
  mobileSms,
  money,
  name,
  normalise,
  password,
  phoneOrLandline,
  required,
  type Rule,
  url,
} from './index.ts';
import { ruleCatalogue } from './samples/ruleCatalogue.ts';

test.each<[rule: Rule, typed: string, sent: string]>([
  [mobile, '13857146209', '13857146209'],
  [mobile, '\u202d138 5714 6209\u202c', '13857146209'],
  [mobile, '+86 138-5714-6209', '13857146209'],
  [mobile, '(+86) 13857146209', '13857146209'],
  [mobile, '86 13857146209', '13857146209'],
  [mobile, '0086\u00a0138\u20115714\u20116209', '13857146209'],
  [mobile, '１３８５７１４６２０９', '13857146209'],
  [mobile, '\u200b138\u00ad57146209\ufeff', '13857146209'],
  [mobileSms, '＋８６ 13857146209', '13857146209'],
  [mobile, '138.5714.6209', '13857146209'],
  [mobile, '+86 138·5714·6209', '13857146209'],
  [mobile, '1.5', '1.5'],
  [mobile, '8613857', '8613857'],
  [mobile, 'abc', 'abc'],
  [phoneOrLandline, '138-5714-6209', '13857146209'],
  [phoneOrLandline, '０５７１－８７６５４３２１', '0571-87654321'],
  [landline, '0571–87654321', '0571-87654321'],
  [landline, '(010)62345678', '010-62345678'],
  [landline, '（0571） 8765 4321', '0571-87654321'],
  [landline, '01062345678', '010-62345678'],
  [landline, '057187654321', '0571-87654321'],
  [landline, '+86 10 6234 5678', '010-62345678'],
  [landline, '010-6234-5678', '010-62345678'],
  [phoneOrLandline, '(0755)26666666', '0755-26666666'],
  // Which part is the extension is clear; it is no part of the number that is asked for.
  [landline, '010-62345678-123', '010-62345678-123'],
  [landline, '400-820-1234', '400-820-1234'],
  [captchaCode, '１２ ３４', '1234'],
  [idCard, '11010519491231002x', '11010519491231002X'],
  [idCard, '110105 19491231 002Ｘ', '11010519491231002X'],
  [bankCard, '6222 0212-0701 2345', '6222021207012345'],
  [licencePlate, '京a·12345', '京A12345'],
  [name, '买买提•艾力', '买买提·艾力'],
  [name, '买买提‧艾力', '买买提·艾力'],
  [name, '买买提 ・ 艾力', '买买提·艾力'],
  [name, '买买提．艾力', '买买提·艾力'],
  [name, '买买提.艾力', '买买提·艾力'],
  [name, ' 沈　雨薇\u200b', '沈雨薇'],
  [name, 'John  Smith Jr.', 'John Smith Jr.'],
  [name, '⽅⽂', '方文'],
  [certificateQueryName, '𠮷𠮷\u{e0100}', '𠮷𠮷'],
  [companyName, ' 云帆（杭州）  护理\u200b有限公司 ', '云帆（杭州） 护理有限公司'],
  [email, ' a＠b．com ', 'a@b.com'],
  [url, 'https：//a.cn/课件 1', 'https://a.cn/课件1'],
  [money, ' １２．５ ', '12.5'],
  [required(''), ' 第一行\r\n第二行\u202e ', '第一行\n第二行'],
  [required(''), '\u200b\u200e \ufeff', ''],
  [required(''), '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  [password, ' a b ', ' a b '],
])('%j cleans %j to %j', (rule, typed, sent) => {
  expect(normalise(rule)(typed)).toBe(sent);
});

test.each([
  ['354570', '354570'],
  ['354 570', '354570'],
  ['354-570', '354570'],
  ['３５４５７０', '354570'],
  ['\u200e354570\u200e', '354570'],
  ['354570354570', '354570'],
  ['354570 354570', '354570'],
  ['【云帆】验证码354570，5分钟内有效', '354570'],
  ['【云帆】您的验证码是：354 570。', '354570'],
  ['订单20261126，验证码 354570，客服 400123', '354570'],
  ['20261126 G-354570 is your code', '354570'],
  ['354570 is your verification code, expires in 10 minutes', '354570'],
  ['3545701', '3545701'],
  ['12', '12'],
  ['没有收到', '没有收到'],
  ['', ''],
])('the code in %j is %j', (text, code) => {
  expect(findCode(text, 6)).toBe(code);
});

const noise = constantFrom('\u200b', '\u202d', '\u202c', '\u2066', '\ufeff', '\u00ad', '\u200e');

test('clean twice changes nothing, and invisible characters never do', () => {
  const cleaned = ruleCatalogue.filter(({ rule }) => rule.options.clean !== 'exact');
  for (const { rule } of cleaned) {
    const clean = normalise(rule);
    assert(
      property(string({ unit: 'grapheme' }), array(noise), (text, marks) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(clean(marks.join('') + text)).toBe(once);
      }),
      { numRuns: 50 },
    );
  }
});

test('a rule that cleans digits accepts nothing else: the keyboard of its field has only these', () => {
  for (const { rule } of ruleCatalogue.filter(({ rule: { options } }) => options.clean === 'digits')) {
    assert(property(stringMatching(rule.options.pattern), (text) => /^\d+$/.test(text)));
  }
});

test('what a rule accepts is clean already, but for its letters and separators', () => {
  const fold = (text: string) => text.toUpperCase().replaceAll(/[\s.·-]|\+86|^0086/g, '');
  const texts = ruleCatalogue.flatMap(({ rule, valid }) =>
    valid.map((value) => ({ rule, text: String(value) })),
  );
  const changed = texts.filter(({ rule, text }) => fold(normalise(rule)(text)) !== fold(text));
  expect(changed.map(({ rule, text }) => `${rule.name}: ${text}`)).toEqual([]);
});
