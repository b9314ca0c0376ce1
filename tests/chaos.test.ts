import { describe, expect, test } from 'vitest';
import { findFrames, listLoads, nameOf } from './chaos/chooseLoads.ts';
import { FAULTS } from './chaos/faults.ts';
import { judgeFaulty, judgeMended, judgeProgram } from './chaos/judgeScene.ts';
import { judgeTimes } from './chaos/judgeTimes.ts';
import type { CalmScene, Scene } from './chaos/readScene.ts';

const answerOf = (data: unknown) => JSON.stringify({ code: 0, data });
const send = (call: string, data?: unknown) => ({
  call,
  body: '',
  idempotencyKey: null,
  answer: data === undefined ? null : answerOf(data),
});

const NOTICES = 'GET /api/notice/page';
const ALBUMS = 'GET /api/album/page';
const notices = [
  '冬季班开学通知',
  '考试时间调整通知',
  '元旦放假安排通知',
  '教材领取地点通知',
  '学费缴纳方式通知',
];
const albums = ['开学典礼的照片', '技能大赛的照片'];

/** A page with notices and albums in a kind world. */
const calm: CalmScene = {
  address: '/',
  opened: '/',
  title: '云帆学校',
  isFramed: true,
  lines: ['首页', ...notices, ...albums],
  parts: [['首页'], notices, albums],
  busy: [],
  failures: [],
  said: [],
  focus: 'BODY ',
  sent: [send(NOTICES, notices), send(ALBUMS, albums)],
  pending: 0,
  rejections: [],
};

/** The same page while the notices fail as they should. */
const failing: Scene = {
  ...calm,
  lines: ['首页', '通知加载失败', '重新加载', ...albums],
  failures: ['通知加载失败 重新加载'],
  sent: [send(NOTICES), send(ALBUMS, albums)],
};

test('a block that says that it failed, beside one that stays, is no finding', () => {
  expect(judgeFaulty(failing, calm, NOTICES, '500')).toEqual([]);
});

test.each<[string, Partial<Scene>, RegExp]>([
  ['a blank page', { lines: [] }, /^blank page$/],
  ['a skeleton', { busy: ['正在加载'] }, /^endless skeleton/],
  ['another address', { address: '/login' }, /^address changed: \/login$/],
  ['no title', { title: '' }, /^no title$/],
  ['the focus elsewhere', { focus: 'BUTTON pay' }, /^focus: BUTTON pay/],
  ['a block beside it that is gone', { lines: ['首页', '通知加载失败', '重新加载'] }, /^2 lines of other/],
  ['half of a block beside it', { lines: ['首页', '重新加载', '开学典礼的照片'] }, /^1 lines of other/],
  ['a failure that nobody names', { failures: [], lines: ['首页', ...albums] }, /^5 lines silently/],
])('%s is found', (_, change, finding) => {
  const found = judgeFaulty({ ...failing, ...change }, calm, NOTICES, '500');
  expect(found.filter((text) => finding.test(text))).toHaveLength(1);
});

test('what another answer has too belongs to the part of the failed call where it stands in it, and only there', () => {
  const call = send(ALBUMS, [...albums, '本页的栏目名称']);
  const page = { ...calm, lines: [...calm.lines, '本页的栏目名称'], sent: [send(NOTICES, notices), call] };
  const now = { ...failing, sent: [send(NOTICES), call] };
  const inItsPart = { ...page, parts: [['首页'], [...notices, '本页的栏目名称'], albums] };
  expect(judgeFaulty(now, inItsPart, NOTICES, '500')).toEqual([]);
  const besideIt = { ...page, parts: [['首页'], notices, [...albums, '本页的栏目名称']] };
  expect(judgeFaulty(now, besideIt, NOTICES, '500')).toEqual([
    '1 lines of other blocks gone: 本页的栏目名称',
  ]);
});

test('a part whose lines others have too belongs to a call that brings half of them', () => {
  const [title = ''] = notices;
  const detail = send('GET /api/notice/detail', { title });
  const page: CalmScene = {
    ...calm,
    lines: [...calm.lines, '学校通知分类'],
    parts: [[title, '学校通知分类'], notices, albums],
    sent: [detail, send(NOTICES, notices), send(ALBUMS, [...albums, '学校通知分类'])],
  };
  const now = {
    ...failing,
    lines: ['通知加载失败', ...notices, ...albums],
    sent: page.sent.map((sent) => (sent === detail ? send(detail.call) : sent)),
  };
  expect(judgeFaulty(now, page, detail.call, '500')).toEqual([]);
  const withoutList = { ...now, lines: ['通知加载失败', ...albums] };
  expect(judgeFaulty(withoutList, page, detail.call, '500')).toEqual([
    expect.stringMatching(/^4 lines of other blocks gone/),
  ]);
});

test('a page may wait at its own address for what fails, and show nothing of an answer without data', () => {
  const redirected = { ...calm, address: '/notice/list' };
  expect(judgeFaulty(failing, redirected, NOTICES, '500')).toEqual([]);
  const empty = { ...failing, failures: [], lines: ['首页', '暂无通知', ...albums] };
  expect(judgeFaulty(empty, calm, NOTICES, 'null')).toEqual([]);
});

test('after the retry the failure, the skeleton and the title are gone', () => {
  expect(judgeMended(calm, calm)).toEqual([]);
  expect(judgeMended(failing, calm)).toEqual([expect.stringContaining('retry does not help')]);
  expect(judgeMended({ ...calm, busy: ['…'] }, calm)).toEqual([expect.stringContaining('skeleton')]);
  expect(judgeMended({ ...calm, title: '加载失败' }, calm)).toEqual([expect.stringContaining('title')]);
});

test('a rejection, an error and a write with two keys are found; one that is repeated with its key is not', () => {
  const write = (idempotencyKey: string) => ({ ...send('POST /api/note'), body: '{}', idempotencyKey });
  expect(judgeProgram({ ...calm, sent: [write('a'), write('a')] }, [])).toEqual([]);
  expect(judgeProgram({ ...calm, sent: [write('a'), write('b')] }, [])).toEqual([
    expect.stringContaining('second write'),
  ]);
  expect(judgeProgram({ ...calm, rejections: ['no'] }, ['TypeError'])).toHaveLength(2);
});

test('a call that every page of a frame makes meets each fault once; all other calls, on each page', () => {
  const FRAME = 'GET /api/school/info';
  const pageOf = (call: string): Scene => ({ ...calm, sent: [send(FRAME, {}), send(call, [])] });
  const pages = new Map(['/a', '/b', '/c'].map((path) => [path, pageOf(`GET /api${path}`)]));
  expect([...findFrames(pages).values()]).toEqual([{ paths: ['/a', '/b', '/c'], calls: [FRAME] }]);
  const loads = listLoads(pages).filter(({ unkind }) => unkind && 'call' in unkind);
  const ofFrame = loads.filter(({ unkind }) => unkind && 'call' in unkind && unkind.call === FRAME);
  expect(ofFrame.map(nameOf).toSorted()).toEqual([...FAULTS].toSorted());
  expect(loads).toHaveLength(FAULTS.length * 4);
  // Two pages have calls in common by chance.
  pages.delete('/c');
  expect(listLoads(pages).filter(({ unkind }) => unkind && 'call' in unkind)).toHaveLength(FAULTS.length * 4);
});

test('a line goes with the call that brought it as a whole, though a longer text of another answer has the same words', () => {
  const REVIEWS = 'GET /api/review/page';
  const reviews = send(REVIEWS, [albums[0]]);
  const albumsNow = send(ALBUMS, [`${albums[0]}已经上传`]);
  const page = {
    ...calm,
    lines: ['首页', ...notices, albums[0] ?? ''],
    sent: [send(NOTICES, notices), albumsNow, reviews],
  };
  const without = {
    ...failing,
    lines: ['首页', '通知加载失败', '重新加载'],
    sent: [send(NOTICES), albumsNow],
  };
  expect(judgeFaulty(without, page, NOTICES, '500')).toEqual([]);
  const answered = { ...without, sent: [...without.sent, reviews] };
  expect(judgeFaulty(answered, page, NOTICES, '500')).toHaveLength(1);
});

test('a class that the server refuses is not shown at all, one that fails is beside what came', () => {
  const CLASS = 'POST /api/teaching/anyone/teachingClass/detail';
  const page = { ...calm, sent: [send(CLASS, []), send(ALBUMS, albums)] };
  const alone = { ...failing, lines: ['没有这个班级'], sent: [send(CLASS), send(ALBUMS, albums)] };
  expect(judgeFaulty(alone, page, CLASS, 'refused')).toEqual([]);
  expect(judgeFaulty(alone, page, CLASS, '500')).toHaveLength(1);
});

test('without what was studied last another chapter of a course may be open; other blocks stay', () => {
  const SITUATION = 'POST /api/teaching/anyone/studentCourse/situation';
  const CHAPTERS = 'POST /api/teaching/anyone/studentCourse/chapterTreeAndGroup';
  const page = { ...calm, sent: [send(SITUATION, []), send(CHAPTERS, notices), send(ALBUMS, albums)] };
  const failed = { ...page, failures: failing.failures, sent: [send(SITUATION), ...page.sent.slice(1)] };
  const folded = { ...failed, lines: ['首页', '学习情况加载失败', ...albums] };
  expect(judgeFaulty(folded, page, SITUATION, '500')).toEqual([]);
  expect(judgeFaulty({ ...folded, lines: ['首页', ...notices] }, page, SITUATION, '500')).toHaveLength(1);
  expect(judgeFaulty(folded, { ...page, sent: [...page.sent, send(NOTICES)] }, NOTICES, '500')).toHaveLength(
    1,
  );
});

describe('times', () => {
  const calm = {
    lines: ['11 月 26 日 周四 10:30–12:00 翻身与叩背 待上课', '开班 2026-11-02', '距上课 00:30'],
  };

  test('another hour or day is a finding, whatever stands around it', () => {
    expect(
      judgeTimes({ lines: ['11 月 26 日 周四 08:30–10:00 翻身与叩背 待上课', '开班 2026-11-02'] }, calm),
    ).toHaveLength(1);
    expect(
      judgeTimes({ lines: ['11 月 26 日 周四 10:30–12:00 翻身与叩背', '开班 2026-11-01'] }, calm),
    ).toHaveLength(1);
    expect(judgeTimes({ lines: ['10:30', '12:00', '11 月 26 日', '2026-11-02'] }, calm)).toHaveLength(1);
  });

  test('a lesson that began meanwhile and a countdown are none', () => {
    expect(
      judgeTimes({ lines: ['11 月 26 日 周四 10:30–12:00 翻身与叩背 正在上课', '开班 2026-11-02 起'] }, calm),
    ).toEqual([]);
  });
});
