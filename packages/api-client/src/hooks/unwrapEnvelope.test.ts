import { describe, expect, it } from 'vitest';
import { finishTest, saveAnswer, startAttempt } from '../endpoints/exam/examTest.ts';
import { getSchoolInfo } from '../endpoints/school/school.ts';
import type { AnswerToSave } from '../entities/exam/toAnswerBody.ts';
import { ApiError } from '../errors/ApiError.ts';
import { catchError, createRecordingClient } from '../testing/createRecordingClient.ts';

const school = { universityName: '云帆职业培训学校' };

async function callWith(body: unknown, init?: ResponseInit): Promise<unknown> {
  const answer = typeof body === 'string' ? new Response(body, init) : Response.json(body, init);
  return createRecordingClient(answer).client.call(getSchoolInfo, { tenantId: '1001' });
}

describe('a success (API-03)', () => {
  it.each([
    [{ code: 0 }],
    [{ code: 200 }],
    [{ code: 1 }],
    [{ code: '0' }],
    [{ code: '200' }],
    [{ status: 200 }],
    [{ msgCode: '1' }],
    [{ errorCode: 0 }],
    [{ code: null, status: 0 }],
    [{ code: '', msgCode: 200 }],
    [{ code: 0, status: 500, errorCode: 40001 }],
    [{ code: 0, isSuccess: false }],
  ])('is %j', async (codes) => {
    expect(await callWith({ ...codes, data: school })).toMatchObject(school);
  });

  it.each([{ status: 1 }, { status: 40001 }, { code: 500 }, { errorCode: 7, msg: '不是错误' }])(
    'ignores the fields %j of the data',
    async (fields) => {
      expect(await callWith({ code: 0, data: { ...school, ...fields } })).toMatchObject(school);
    },
  );
});

describe('a refusal (API-04)', () => {
  it.each([
    [{ code: 50001 }, '50001'],
    [{ status: '50001' }, '50001'],
    [{ msgCode: 'E_FULL' }, 'E_FULL'],
    [{ errorCode: -1 }, '-1'],
    [{ code: 2, status: 0, msgCode: 0 }, '2'],
    [{ code: null, status: 500 }, '500'],
    [{ status: 501, msgCode: 0, errorCode: 1 }, '501'],
    [{ msgCode: 502, errorCode: 0 }, '502'],
  ])('%j has code %s', async (codes, code) => {
    const error = await catchError(callWith({ ...codes, data: school, msg: '名额已满' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'rejected',
      code,
      userMessage: '名额已满',
      endpointId: 'school.info',
    });
  });

  it.each([
    [{ msg: '一' }, '一'],
    [{ errorMsg: '二' }, '二'],
    [{ message: '三' }, '三'],
    [{ errorMessage: '四' }, '四'],
    [{ msg: '一', errorMsg: '二', message: '三', errorMessage: '四' }, '一'],
    [{ msg: '  ', errorMsg: null, message: '三' }, '三'],
    [{ msg: { text: 'x' }, errorMessage: '四' }, '四'],
    [{}, '系统繁忙'],
    [{ msg: '' }, '系统繁忙'],
    [{ msg: 'ok' }, '系统繁忙'],
    [{ data: { msg: '记录里的话' } }, '系统繁忙'],
  ])('%j shows %s', async (messages, userMessage) => {
    expect(await catchError(callWith({ code: 7, ...messages }))).toMatchObject({
      kind: 'rejected',
      userMessage,
    });
  });
});

describe('an expired session (SHELL-05)', () => {
  const fields = ['code', 'status', 'msgCode', 'errorCode'];
  const codes = [40001, 40005, 40009, '40001'];
  it.each(fields.flatMap((field) => codes.map((code) => [field, code] as const)))(
    'is %s %j: the call is rejected with 请登录 and brings the server’s message',
    async (field, code) => {
      const error = await catchError(callWith({ [field]: code, msg: '登录已过期，请重新登录' }));
      expect(error).toMatchObject({
        kind: 'session-expired',
        userMessage: '请登录',
        serverMessage: '登录已过期，请重新登录',
        code: String(code),
      });
      expect(String(error)).toContain('请登录: 登录已过期，请重新登录');
    },
  );

  it('brings no message where the server sends none', async () => {
    expect(await catchError(callWith({ code: 40005 }))).toMatchObject({
      userMessage: '请登录',
      serverMessage: null,
    });
  });
});

describe('isSuccess false with a success code', () => {
  const answer = (more: object = {}) =>
    createRecordingClient(
      Response.json({ code: 0, data: { answerLogId: '1' }, msg: 'ok', isSuccess: false, ...more }),
    ).client;
  const ids = { workId: '1', answerLogId: '2' };
  const saved: AnswerToSave = {
    ...ids,
    questionId: '3',
    unitId: '4',
    kind: 'single',
    answer: { optionKeys: ['A'], texts: [] },
    answeredAt: 0,
  };

  it('refuses a save, a finish and a start', async () => {
    const refused = { kind: 'rejected', userMessage: '系统繁忙', code: '0' };
    expect(await catchError(answer().call(saveAnswer, saved))).toMatchObject(refused);
    expect(await catchError(answer().call(finishTest, ids))).toMatchObject(refused);
    expect(await catchError(answer().call(startAttempt, ids))).toMatchObject(refused);
  });

  it('keeps the server’s reason', async () => {
    expect(await catchError(answer({ msg: '考试已结束' }).call(finishTest, ids))).toMatchObject({
      userMessage: '考试已结束',
    });
  });

  it.each([true, undefined, null])('matters only when it is false, not %s', async (isSuccess) => {
    expect(await answer({ isSuccess }).call(startAttempt, ids)).toMatchObject({ answerLogId: '1' });
  });
});

describe('a response that cannot be read', () => {
  it.each([
    ['an error page', '<!doctype html><title>502</title>'],
    ['nothing', ''],
    ['cut off', '{"code":0,"data":{"universityName":"云'],
    ['a list', '[1,2]'],
    ['a text', '"ok"'],
    ['null', 'null'],
    ['an object without a code', '{"data":{}}'],
    ['data of another shape', '{"code":0,"data":[1]}'],
    ['no data', '{"code":0}'],
  ])('is malformed: %s', async (_, body) => {
    expect(await catchError(callWith(body))).toMatchObject({
      kind: 'malformed',
      userMessage: '数据异常，请稍后重试',
      endpointId: 'school.info',
    });
  });

  it.each([201, 202, 400, 401, 403, 404, 429, 500, 502, 503])(
    'is unavailable with status %i, whatever the body says',
    async (status) => {
      const error = await catchError(callWith({ code: 0, data: school, msg: '请重试' }, { status }));
      expect(error).toMatchObject({ kind: 'unavailable', userMessage: '系统繁忙', code: null });
    },
  );

  it('is unavailable with status 204', async () => {
    const { client } = createRecordingClient(new Response(null, { status: 204 }));
    expect(await catchError(client.call(getSchoolInfo, { tenantId: '1' }))).toMatchObject({
      kind: 'unavailable',
    });
  });
});
