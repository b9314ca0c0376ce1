import { saveClue } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { consumeSmsCode } from '../auth/smsCodes.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';

export const CONSULTATION_ROUTES: Route[] = [
  route(saveClue, {}, (call) => {
    const { tenantId } = requireSchool(call);
    const clue = {
      clueId: requireText(call, 'clueId', '请刷新页面后再提交'),
      name: requireText(call, 'name', '请输入姓名'),
      mobile: requireText(call, 'mobile', '请输入电话'),
      content: requireText(call, 'content', '请输入您要咨询的内容'),
    };
    consumeSmsCode(call, clue.mobile, readText(call.payload, 'code'), 'VISITOR_MSG_VERIFY');
    const id = `clue-${randomHex(8)}`;
    call.store.put('clues', id, { id, tenantId, ...clue, receivedAt: call.now });
    return true;
  }),
];

function requireText({ payload }: Call, name: string, message: string): string {
  const value = readText(payload, name);
  if (value === '') throw new RequestError(ERROR_CODES.badRequest, message);
  return value;
}
