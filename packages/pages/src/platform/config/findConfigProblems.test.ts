import { expect, test } from 'vitest';
import { describeConfigProblem } from './describeConfigProblem.ts';
import { findConfigProblems } from './findConfigProblems.ts';

const describeAll = (text: string | null | undefined) => findConfigProblems(text).map(describeConfigProblem);

test.each([
  '{"CLIENT_ID":"web","SSO_ADDRESS":""}',
  '{"API_BASE":"/api","EXAM_ADDRESS":" https://exam.example/a?b=1 "}',
  '{"REPORT_ADDRESS":"https://key@sentry.example.com/1","WEB_VITALS":"12.5"}',
  '{"MAP_TILES":"/media/{z}/{x}/{y}.svg","EXAM_WORKER":"off","GRAY_VERSION":"g-1"}',
  '{"REGISTRATION_SCHOOLS":"{\\"1\\":[]}","LICENCE":"浙ICP备1号|浙公网安备 2号"}',
  '{"MOBILE_APP_ADDRESS":"https://m.example.com/{line}?t={tenantId}"}',
])('%s has no problem', (text) => {
  expect(findConfigProblems(text)).toEqual([]);
});

test.each([
  [undefined, '没有 id 为 cloud-school-config 的元素'],
  [null, '没有 id 为 cloud-school-config 的元素'],
  ['', '配置是空的'],
  ['\n  {}\n', '配置是空的'],
  ['{', '不是有效的 JSON 对象'],
  ['[]', '不是有效的 JSON 对象'],
  ['null', '不是有效的 JSON 对象'],
  ['7', '不是有效的 JSON 对象'],
  ['{"CLIENT_IDD":"x"}', '“CLIENT_IDD”不是配置项的名称，应为“CLIENT_ID”'],
  ['{"client_id":"x"}', '应为“CLIENT_ID”'],
  ['{"CLOUD_SCHOOL_CLIENT_ID":"x"}', '应为“CLIENT_ID”'],
  ['{"EXAM_ADRESS":"x"}', '应为“EXAM_ADDRESS”'],
  ['{"WEATHER":"x"}', '请删除它'],
  ['{"toString":"x","__proto__":"y"}', '请删除它'],
  ['{"MAPS_SECRET":"x"}', '“MAPS_SECRET”不能写进页面'],
  ['{"CLOUD_SCHOOL_MAPS_SECRET":"x"}', '“MAPS_SECRET”不能写进页面'],
  ['{"CLIENT_ID":7}', '“CLIENT_ID”的值不对，应为文字'],
  ['{"CLIENT_ID":null}', '“CLIENT_ID”的值不对，应为文字'],
  ['{"GRAY_VERSION":"灰度"}', '“GRAY_VERSION”的值不对，应为只含英文字母'],
  ['{"EXAM_ADDRESS":"exam.example.com"}', '应为以 https:// 或 / 开头的网址'],
  ['{"EXAM_ADDRESS":"javascript:alert(1)"}', '应为以 https:// 或 / 开头的网址'],
  ['{"EXAM_ADDRESS":"//exam.example.com"}', '应为以 https:// 或 / 开头的网址'],
  ['{"MOBILE_APP_ADDRESS":"/mobile"}', '与本站的域名不同'],
  ['{"WEB_VITALS":"10%"}', '应为0 到 100 之间的数字'],
  ['{"EXAM_WORKER":"false"}', '应为"on" 或 "off"'],
  ['{"REGISTRATION_SCHOOLS":"[1"}', '应为一段 JSON 对象的文字'],
  ['{"REGISTRATION_SCHOOLS":{"1":[]}}', '应为一段 JSON 对象的文字'],
])('%s: %s', (text, words) => {
  expect(describeAll(text)[0]).toContain(words);
});

test('each problem has a sentence of its own, which holds no value', () => {
  const sentences = describeAll(
    JSON.stringify({
      CLIENT_SECRET: ['canary'],
      GRAY_VERSION: 'canary 灰',
      SSO_ADDRESS: 'canary',
      MAPS_SECRET: 'canary',
      UNKNOWN: 'canary',
      EXAM_TIME_REPORT: 'canary',
      ['canary-7f3a']: 'a value and a name in each other’s place',
    }),
  );
  expect(sentences).toHaveLength(7);
  expect(new Set(sentences).size).toBe(7);
  expect(sentences.join('')).not.toContain('canary');
});
