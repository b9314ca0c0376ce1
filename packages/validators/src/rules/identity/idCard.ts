import { defineRule } from '../../rule.ts';

/** A resident identity number of 15 or 18 characters, the last of 18 possibly X; strict: 18 characters, a province, a real date and the MOD 11-2 check character ([GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E)). */
export const idCard = /* @__PURE__ */ defineRule(
  'idCard',
  '身份证格式不正确',
  18,
  /^\d{15}(\d\d[\dx])?$/i,
  // The date may lie ahead: a rule has no clock, so that its verdict is the same everywhere.
  (text) => {
    const month = +text.slice(10, 12) - 1;
    let sum = 0;
    // ISO 7064 MOD 11-2 as a Horner scheme: all 18 places weighted by powers of two leave 1.
    for (const place of text) sum = sum * 2 + (place > '9' ? 10 : +place);
    return (
      sum % 11 === 1 &&
      // The province: for each first digit the highest second one, none for 9; only 50 ends in 0. The year begins with 1 or 2.
      (text[1] as string) <= ('/53764513'[+(text[0] as string)] as string) &&
      /^(5|.[^0]).{4}[12]/.test(text) &&
      new Date(+text.slice(6, 10), month, +text.slice(12, 14)).getMonth() === month
    );
  },
);
