import { joinBlanks, splitBlanks, type Question } from '@cloud-school/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parsePaper } from './parsePaper.ts';

const options = [
  { key: 'A', value: '<p>每 1 小时</p>' },
  { key: 'B', value: '每 2 小时' },
];

function paperOf(typeCode: string, question: object, more: object = {}) {
  return parsePaper({
    questionResultVOMap: { [typeCode]: [{ id: 1, questionUnitId: 11, trunk: '题干', ...question }] },
    ...more,
  });
}

function questionOf(typeCode: string, question: object, more: object = {}): Question {
  const [group] = paperOf(typeCode, question, more).groups;
  const [first] = group?.questions ?? [];
  if (!first) throw new Error('expected a question');
  return first;
}

describe('a paper', () => {
  it.each([
    ['SINGLE', { questionType: 1 }, 'single'],
    ['0', { questionType: '4' }, 'blanks'],
    ['0', {}, 'unknown'],
    ['2', { questionType: 1 }, 'multiple'],
  ])('whose group has the key %s holds with %j a group of kind %s', (key, question, kind) => {
    expect(paperOf(key, question).groups[0]?.kind).toBe(kind);
  });

  it('is read from its outer record or bare', () => {
    const record = {
      title: '阶段测试',
      description: '',
      unitTime: '90',
      questionResultVOMap: { 1: [{ id: 1 }] },
    };
    const paper = parsePaper(record);
    expect(paper).toMatchObject({ title: '阶段测试', description: null, timeLimitMinutes: 90 });
    expect(parsePaper({ questionUnitCAResultVO: record })).toEqual(paper);
  });

  it.each([
    [90, 90],
    ['90', 90],
    [0.5, 0.5],
    [24 * 60 + 1, 24 * 60 + 1],
    [14 * 24 * 60, 14 * 24 * 60],
    [0, null],
    [-1, null],
    [null, null],
    [undefined, null],
    ['', null],
    ['一小时', null],
    [14 * 24 * 60 + 1, null],
    [100_000, null],
    [Number.NaN, null],
  ])('with unitTime %j has the limit %j', (unitTime, limit) => {
    expect(parsePaper({ unitTime }).timeLimitMinutes).toBe(limit);
  });

  it('without texts has none', () => {
    expect(parsePaper({})).toEqual({ title: '', description: null, timeLimitMinutes: null, groups: [] });
  });

  it('keeps a group unknown whose questions are of several kinds', () => {
    const list = [
      { id: 1, questionType: 1 },
      { id: 2, questionType: 4 },
    ];
    expect(parsePaper({ questionResultVOMap: { 0: list } }).groups).toMatchObject([{ kind: 'unknown' }]);
  });

  it('groups by type, keeps unknown ones and leaves out empty ones', () => {
    const map = { 1: [{ id: 1 }], 4: [{ id: 2 }], 6: [{ id: 3 }], 99: [{ id: 4 }], 2: [], 3: null };
    const { groups } = parsePaper({ questionResultVOMap: map });
    expect(groups.map(({ kind, questions }) => [kind, questions.map(({ id }) => id)])).toEqual([
      ['single', ['1']],
      ['blanks', ['2']],
      ['short-answer', ['3']],
      ['unknown', ['4']],
    ]);
  });

  it('keeps the first of two questions with one id, and leaves out one without an id', () => {
    const map = {
      1: [{ id: 1 }, { id: '1', trunk: '第二次' }, { trunk: '没有编号' }, null],
      2: [{ id: 1 }, { id: 5 }],
    };
    const groups = parsePaper({ questionResultVOMap: map }).groups;
    expect(groups.map(({ questions }) => questions.map(({ id }) => id))).toEqual([['1'], ['5']]);
  });

  it('has no questions when their map cannot be read (API-06)', () => {
    expect(parsePaper({ questionResultVOMap: '{"1":[{"id":1}]}' }).groups).toHaveLength(1);
    expect(parsePaper({ questionResultVOMap: '{"1":' }).groups).toEqual([]);
    expect(parsePaper({ questionResultVOMap: null }).groups).toEqual([]);
    expect(() => parsePaper({ questionResultVOMap: [] })).toThrow(MalformedError);
    expect(() => parsePaper(null)).toThrow(MalformedError);
  });
});

describe('a question', () => {
  it('maps the wire’s fields', () => {
    const question = { examPoint: '2', markStatus: 1, questionContentVO: { optionList: options } };
    expect(questionOf('1', question)).toEqual({
      id: '1',
      unitId: '11',
      kind: 'single',
      stemHtml: '题干',
      points: 2,
      isMarked: true,
      options: [
        { key: 'A', label: 'A', html: '<p>每 1 小时</p>' },
        { key: 'B', label: 'B', html: '每 2 小时' },
      ],
      blankCount: 0,
      subQuestions: [],
      isSavedAsOne: false,
      savedAnswer: null,
      solution: null,
    });
  });

  it('labels its options A, B, C by order, whatever their keys', () => {
    const optionList = [{ key: 31 }, { key: 32 }, { key: 33, value: 'c' }];
    expect(questionOf('2', { questionContentVO: { optionList } }).options).toEqual([
      { key: '31', label: 'A', html: '' },
      { key: '32', label: 'B', html: '' },
      { key: '33', label: 'C', html: 'c' },
    ]);
    const many = Array.from({ length: 28 }, (_, key) => ({ key }));
    expect(questionOf('2', { questionContentVO: { optionList: many } }).options.at(-1)?.label).toBe('28');
  });

  it.each<[unknown[], string[]]>([
    [
      [{ key: '1', value: '甲' }, { key: null, value: '乙' }, { value: '丙' }],
      ['1 A 甲', 'B B 乙', 'C C 丙'],
    ],
    [
      [
        { key: 'A', value: '甲' },
        { key: 'A', value: '乙' },
      ],
      ['A A 甲', 'B B 乙'],
    ],
    [
      [{ value: '甲' }, { key: 'A', value: '乙' }],
      ['A1 A 甲', 'A B 乙'],
    ],
    [
      ['甲', '乙', 3],
      ['A A 甲', 'B B 乙', 'C C 3'],
    ],
    // The same option twice is one.
    [
      [
        { key: 'A', value: '甲' },
        { key: 'A', value: '甲' },
        { key: 'B', value: '甲' },
      ],
      ['A A 甲', 'B B 甲'],
    ],
    [[{ key: ' ' }, {}, null, ''], []],
  ])('shows each of the options %j, with a key of its own', (optionList, shown) => {
    const { options: found } = questionOf('1', { questionContentVO: { optionList } });
    expect(found.map(({ key, label, html }) => `${key} ${label} ${html}`)).toEqual(shown);
  });

  const truths = [
    { key: '1', label: '正确', html: '' },
    { key: '2', label: '错误', html: '' },
  ];
  it.each([
    [null],
    [[]],
    [[{ key: '1' }, { key: '2' }]],
    [
      [
        { key: 1, value: '正确' },
        { key: 2, value: '错误' },
      ],
    ],
  ])('of true and false has both from %j', (optionList) => {
    expect(questionOf('3', { questionContentVO: { optionList } }).options).toEqual(truths);
    expect(questionOf('3', {}).options).toEqual(truths);
  });

  it('of true and false keeps the server’s order and texts', () => {
    const optionList = [{ key: '2', value: '不对' }, { key: '1' }];
    expect(questionOf('3', { questionContentVO: { optionList } }).options).toEqual([
      { key: '2', label: '错误', html: '不对' },
      { key: '1', label: '正确', html: '' },
    ]);
  });

  it.each([
    ['每 ____ 小时，成 __ 度角，应 ______', [], 3],
    ['没有空', [], 1],
    ['一条_线（　　）', [], 1],
    ['<img src="/a__b__c.png">每 ____ 小时', [], 1],
    ['每 ____ 小时', [{ key: '1' }, { key: '2' }], 2],
  ])('%j with %j has %s blanks', (trunk, optionList, blankCount) => {
    const question = questionOf('4', { trunk, questionContentVO: { optionList } });
    expect(question).toMatchObject({ blankCount, options: [] });
  });

  it('has the type of its group, unless it has its own', () => {
    expect(questionOf('4', {}).kind).toBe('blanks');
    expect(questionOf('4', { questionType: 1 }).kind).toBe('single');
    expect(questionOf('99', {}).kind).toBe('unknown');
    expect(questionOf('99', { questionType: 6 }).kind).toBe('short-answer');
    expect(questionOf('1', { questionType: { code: '4', desc: '填空题' } }).kind).toBe('blanks');
  });

  it.each([
    [0, 0],
    ['2.5', 2.5],
    [-1, null],
    [null, null],
  ])('of %j points counts %j', (examPoint, points) => {
    expect(questionOf('1', { examPoint }).points).toBe(points);
  });

  it('of another shape is still read', () => {
    expect(questionOf('1', { questionUnitId: null }).unitId).toBe('');
    const question = { trunk: null, examPoint: 'viel', markStatus: null, questionContentVO: '{"content":' };
    expect(questionOf('1', question)).toMatchObject({
      stemHtml: '',
      points: null,
      isMarked: false,
      options: [],
    });
    expect(questionOf('1', { trunk: '', questionContentVO: '{"content":"题干在此"}' }).stemHtml).toBe(
      '题干在此',
    );
  });

  it('has no right answer before the review', () => {
    const question = questionOf('1', { questionAnswerVO: { optionList: ['A'], contentDesc: '解析' } });
    expect(question).toMatchObject({ savedAnswer: null, solution: null });
  });
});

describe('a saved answer', () => {
  const saved = (typeCode: string, questionAnswerVO: unknown, trunk = '题干') =>
    questionOf(typeCode, { trunk }, { answerQuestion: [{ questionId: 1, questionAnswerVO }] }).savedAnswer;

  it.each([
    ['1', { optionList: ['B'], content: null }, { optionKeys: ['B'], texts: [] }],
    ['2', { optionList: [{ key: 'A' }, { key: 'C' }, 'A'] }, { optionKeys: ['A', 'C'], texts: [] }],
    ['2', { optionList: [{ value: '没有键' }, 'A'] }, { optionKeys: ['A'], texts: [] }],
    ['2', { optionList: '["A","C"]' }, { optionKeys: ['A', 'C'], texts: [] }],
    ['3', { optionList: [2] }, { optionKeys: ['2'], texts: [] }],
    ['6', { content: '先评估|不搬动' }, { optionKeys: [], texts: ['先评估|不搬动'] }],
    ['99', { content: 'x' }, { optionKeys: [], texts: ['x'] }],
    ['1', { content: 'B', optionList: [] }, null],
    ['6', { content: ' ' }, null],
    ['1', null, null],
    ['1', '{"optionList":', null],
    ['1', '{"optionList":["B"]}', { optionKeys: ['B'], texts: [] }],
  ])('of type %s, %j, reads as %j', (typeCode, vo, expected) => {
    expect(saved(typeCode, vo)).toEqual(expected);
  });

  it.each([
    ['2|30', ['2', '30', '']],
    ['2||悬空', ['2', '', '悬空']],
    ['2|30|悬空|多', ['2', '30', '悬空|多']],
    ['||', undefined],
    [' | | ', undefined],
  ])('of three blanks, %j, reads as %j', (content, texts) => {
    expect(saved('4', { content }, '____ ____ ____')?.texts).toEqual(texts);
  });

  it('of two for one question the last counts, also in a map', () => {
    const records = ['A', 'B'].map((key) => ({ questionId: 1, questionAnswerVO: { optionList: [key] } }));
    expect(questionOf('1', {}, { answerQuestion: [...records, null, {}] }).savedAnswer?.optionKeys).toEqual([
      'B',
    ]);
    const map = { 1: { questionAnswerVO: { optionList: ['A'] } } };
    expect(questionOf('1', {}, { answerQuestion: map }).savedAnswer?.optionKeys).toEqual(['A']);
    expect(questionOf('1', {}, { answerQuestion: 'x' }).savedAnswer).toBeNull();
  });

  it('to blanks is restored blank by blank, whatever was typed', () => {
    const blank = fc.string().map((typed) => typed.trim());
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1, maxLength: 6 }), (texts) => {
        const back = splitBlanks(joinBlanks(texts), texts.length);
        expect(back).toEqual(texts.map((typed) => typed.replaceAll('|', '｜')));
      }),
    );
  });
});
