import {
  findGraduationCertificate,
  findLevelCertificate,
  getCaptcha,
  getReply,
  removeComment,
  replyToComment,
  saveClue,
  saveComment,
  sendSmsCode,
} from '@cloud-school/api-client';
import type { Caller } from './Caller.ts';

const CAPTCHA_KEY = 'abcdefgh23456789';

/** The calls of the public site, and those about a school and a person. */
export async function callSite({ call, sandbox }: Caller): Promise<void> {
  const object = { kind: 'picture', id: '710301' } as const;
  const parent = await call(saveComment, { object, content: '水温计在哪里领？' });
  if (!parent) throw new Error('The sandbox returned no comment.');
  await call(replyToComment, { object, content: '在柜子里', parent });
  await call(getReply, { id: parent.id });
  await call(removeComment, { id: parent.id });

  const readCaptcha = async () => {
    await call(getCaptcha, { key: CAPTCHA_KEY });
    return { captchaKey: CAPTCHA_KEY, captchaCode: sandbox.controls.captchas(CAPTCHA_KEY)[0]?.code ?? '' };
  };
  const graduation = { name: '何志远', certificateNumber: 'YF20260830037' };
  await call(findGraduationCertificate, { ...graduation, ...(await readCaptcha()) });
  const level = { name: '沈雨薇', certificateNumber: 'S000033010026263002419' };
  await call(findLevelCertificate, { ...level, ...(await readCaptcha()) });

  const mobile = '13700000001';
  await call(sendSmsCode, { mobile, purpose: 'visitor-message' });
  const code = sandbox.controls.smsMessages(mobile)[0]?.code ?? '';
  await call(saveClue, { clueId: 'v-1', name: '孟庆华', mobile, content: '周末能上课吗？', code });
}
