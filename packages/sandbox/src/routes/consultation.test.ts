import { getServiceContact, lookUpLocation, saveClue, sendSmsCode } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const mobile = '13700000001';
const message = { clueId: 'v-1', name: '孟庆华', mobile, content: '周末能上课吗？' };

async function askForCode() {
  const sandbox = createSandbox();
  const { client } = createVisitor(sandbox);
  await client.call(sendSmsCode, { mobile });
  return { sandbox, client, code: sandbox.controls.smsMessages(mobile)[0]?.code ?? '' };
}

test('a message with the code of its mobile is stored and shown in the state', async () => {
  const { client, sandbox, code } = await askForCode();
  await client.call(saveClue, { ...message, code });
  expect(sandbox.controls.state().clues).toMatchObject([{ ...message, tenantId: '10001' }]);
});

test('a code is valid once, a wrong one is refused', async () => {
  const { client, sandbox, code } = await askForCode();
  await expect(client.call(saveClue, { ...message, code: 'wrong1' })).rejects.toThrow('验证码错误或已失效');
  await client.call(saveClue, { ...message, code });
  await expect(client.call(saveClue, { ...message, code })).rejects.toThrow('验证码错误或已失效');
  expect(sandbox.controls.state().clues).toHaveLength(1);
});

test.each([
  [{ name: ' ' }, '请输入姓名'],
  [{ mobile: '' }, '请输入电话'],
  [{ content: '' }, '请输入您要咨询的内容'],
  [{ clueId: '' }, '请刷新页面后再提交'],
])('%j is refused and uses up no code', async (lacking, words) => {
  const { client, sandbox, code } = await askForCode();
  await expect(client.call(saveClue, { ...message, ...lacking, code })).rejects.toThrow(words);
  await client.call(saveClue, { ...message, code });
  expect(sandbox.controls.state().clues).toHaveLength(1);
});

test.each(['10001', '10002'])(
  'school %s has a contact with a phone number and a QR code',
  async (tenantId) => {
    const { client } = createVisitor(createSandbox(), tenantId);
    const contact = await client.call(getServiceContact, { tenantId });
    expect(contact?.mobile).toMatch(/^0571-/);
    expect(contact?.qrCodeUrl).toMatch(/^\/media\/qr\//);
  },
);

test('a visitor is near the school', async () => {
  const { client } = createVisitor(createSandbox());
  const position = await client.call(lookUpLocation, { mapsKey: null });
  expect(position?.latitude).toBeCloseTo(30.33, 1);
  expect(position?.longitude).toBeCloseTo(120.12, 1);
});
