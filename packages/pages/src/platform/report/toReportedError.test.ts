import { ApiError } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { toReportedError } from './toReportedError.ts';

const ORIGIN = 'https://yunfan.example.com';

/** What must never leave the device. */
const PRIVATE = /沈雨薇|13857146209|token|answerLogId|莫干山路/;

function makeError(message: string, lines: string[], name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = [`${name}: ${message}`, ...lines].join('\n');
  return error;
}

test('an error is its name and its places in our files, without its message', () => {
  const error = makeError("Cannot read properties of undefined (reading '沈雨薇 13857146209')", [
    `    at submit (${ORIGIN}/assets/index-C-TDGEzN.js:1:3821)`,
    `    at ${ORIGIN}/assets/ExamAnsweringPage-x1.js?v=2:20:7`,
    `    at ${ORIGIN}/assets/exam~PracticePage~ExamAnsweringPage-x2.js:2:900`,
  ]);
  expect(toReportedError(error, ORIGIN)).toEqual({
    name: 'TypeError',
    places: [
      'assets/index-C-TDGEzN.js:1:3821',
      'assets/ExamAnsweringPage-x1.js:20:7',
      'assets/exam~PracticePage~ExamAnsweringPage-x2.js:2:900',
    ],
  });
});

test('the form of Firefox and Safari is read too', () => {
  const error = makeError('', []);
  error.stack = `submit@${ORIGIN}/assets/index-C.js:1:3821\n@${ORIGIN}/assets/start-D.js:2:3`;
  expect(toReportedError(error, ORIGIN).places).toEqual([
    'assets/index-C.js:1:3821',
    'assets/start-D.js:2:3',
  ]);
});

test.each([
  ['the page’s own address', `    at f (${ORIGIN}/study/test/answer?answerLogId=77&token=abc:1:2)`],
  ['a file of an extension', '    at f (chrome-extension://abcdef/token.js:1:2)'],
  ['a file of another site', '    at f (https://elsewhere.example.com/token.js:1:2)'],
  ['a place within the message', `13857146209 (${ORIGIN}/assets/token.js:1:2)`],
  ['a path with words of a person', `    at f (${ORIGIN}/沈雨薇/13857146209.js:1:2)`],
])('%s is no place', (_name, line) => {
  const reported = toReportedError(makeError('', [line]), ORIGIN);
  expect(reported.places).toEqual([]);
  expect(JSON.stringify(reported)).not.toMatch(PRIVATE);
});

test('a name that code has set to a text, and thrown values, are not quoted', () => {
  expect(toReportedError(makeError('', [], '沈雨薇 13857146209'), ORIGIN)).toMatchObject({ name: 'Error' });
  expect(toReportedError('token abc', ORIGIN)).toEqual({ name: 'thrown string', places: [] });
  expect(toReportedError({ mobile: '13857146209' }, ORIGIN)).toEqual({ name: 'thrown object', places: [] });
});

test('a failed call is its endpoint and kind, without the words of the server', () => {
  const error = new ApiError({
    endpointId: 'test.paper',
    kind: 'rejected',
    userMessage: '沈雨薇，您的手机号 13857146209 没有报名',
    serverMessage: '沈雨薇，您的手机号 13857146209 没有报名',
  });
  const reported = toReportedError(error, ORIGIN);
  expect(reported.call).toEqual({ endpointId: 'test.paper', reason: 'rejected' });
  expect(JSON.stringify(reported)).not.toMatch(PRIVATE);
});
