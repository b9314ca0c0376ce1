import { describe, expect, it } from 'vitest';
import { MalformedError } from '../errors/MalformedError.ts';
import {
  jsonList,
  jsonValue,
  optionalBoolean,
  optionalNumber,
  optionalText,
  parseCode,
  readItems,
  readList,
  text,
} from './read.ts';

describe('text', () => {
  it.each([
    ['云帆', '云帆'],
    [' a ', ' a '],
    [7, '7'],
    [0, '0'],
    ['', null],
    [' \n', null],
    [null, null],
    [undefined, null],
    [true, null],
    [Number.NaN, null],
    [{}, null],
    [['a'], null],
  ])('%j reads as %j', (value, expected) => {
    expect(optionalText(value)).toBe(expected);
  });

  it('that is required names what is missing', () => {
    expect(() => text('', 'Notice id')).toThrow(new MalformedError('Notice id is missing.'));
  });
});

describe('numbers', () => {
  it.each([
    [3, 3],
    ['90', 90],
    [' 1.5 ', 1.5],
    ['0', 0],
    ['-1', -1],
    ['', null],
    [' ', null],
    ['90 分钟', null],
    [Number.POSITIVE_INFINITY, null],
    ['Infinity', null],
    [true, null],
    [null, null],
    [[5], null],
  ])('%j reads as %j', (value, expected) => {
    expect(optionalNumber(value)).toBe(expected);
  });
});

describe('booleans', () => {
  it.each([
    [[true, 1, '1', 'true'], true],
    [[false, 0, '0', 'false'], false],
    [[null, undefined, '', 2, '是', {}], null],
  ])('%j read as %s', (values, expected) => {
    expect(values.map(optionalBoolean)).toEqual(values.map(() => expected));
  });
});

describe('codes', () => {
  const codes = { started: -1, running: 0, ended: 2, PAUSED: 'P' };
  it.each([
    [0, 'running'],
    ['0', 'running'],
    [' 2 ', 'ended'],
    ['-1', 'started'],
    [{ code: '2', desc: '已结束' }, 'ended'],
    ['P', 'PAUSED'],
    [1, null],
    ['', null],
    ['p', null],
    [null, null],
    [true, null],
    [{}, null],
  ])('%j reads as %j', (value, word) => {
    expect(parseCode(value, codes)).toBe(word);
  });
});

describe('lists', () => {
  it.each([
    ['["技能培训","等级认定"]', ['技能培训', '等级认定']],
    [['a'], ['a']],
    ['["a"', []],
    ['', []],
    ['技能培训', []],
    ['{"a":1}', []],
    ['null', []],
    [null, []],
    [7, []],
    [JSON.stringify('["twice"]'), ['twice']],
    [JSON.stringify(' ["twice"]'), ['twice']],
  ])('in a field or in a JSON string: %j reads as %j (API-06)', (value, expected) => {
    expect(jsonList(value)).toEqual(expected);
  });

  it.each([
    ['"选 [A]"', '选 [A]'],
    ['"A["', 'A['],
    ['{"a":', null],
    [7, 7],
  ])('of a field that may be JSON: %j reads as %j', (value, expected) => {
    expect(jsonValue(value)).toBe(expected);
  });

  const parse = (item: unknown) => text(item, 'Item');

  it('leave out only the malformed item', () => {
    expect(readItems(['a', null, {}, 'b'], parse)).toEqual(['a', 'b']);
  });

  it('rethrow other errors', () => {
    const slip = () => {
      throw new RangeError('a slip');
    };
    expect(() => readItems(['a'], slip)).toThrow(RangeError);
  });

  it.each([
    [['a'], ['a']],
    [{ records: ['a'] }, ['a']],
    [null, []],
    [undefined, []],
    [{ records: null }, []],
  ])('%j is an answer', (data, expected) => {
    expect(readList(data, 'Items', parse)).toEqual(expected);
  });

  it.each(['a', 7, true, {}, { records: 'a' }])('%j is not a list', (data) => {
    expect(() => readList(data, 'Items', parse)).toThrow(new MalformedError('Items is not a list.'));
  });
});
