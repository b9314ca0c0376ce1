import { requestCourseLink, requestSsoCode, syncCourseUser } from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

async function signIn(userId = 'u-shen') {
  const sandbox = createSandbox();
  const { client, signIn: enter } = createVisitor(sandbox);
  await enter(userId);
  const open = async (address: string) => (await sandbox.fetch(address)).text();
  return { sandbox, client, open };
}

describe('a course of another platform', () => {
  test('is opened with a code that greets the student once', async () => {
    const { client, open } = await signIn();
    const course = { courseId: 'k-elder-rehab' };
    await client.call(syncCourseUser, course);
    const code = await client.call(requestSsoCode, course);
    const address = `/__sandbox/platform/rehab?code=${code}`;
    expect(await open(address)).toContain('沈雨薇，欢迎来上课');
    expect(await open(address)).toContain('欢迎，访客');
  });

  test('is opened by a link that returns to the class', async () => {
    const { client, open } = await signIn();
    const backUrl = 'http://yunfan.localhost/study/training-class?classId=c-elder-3';
    const link = await client.call(requestCourseLink, { backUrl, classroomCode: 'WARD-0318' });
    const page = await open(link);
    expect(page).toContain('沈雨薇，欢迎来上课');
    expect(page).toContain(`href="${backUrl}"`);
  });

  test('greets nobody after a minute, and shows no address that could run a script', async () => {
    const { sandbox, client, open } = await signIn();
    const code = await client.call(requestSsoCode, { courseId: 'k-elder-rehab' });
    sandbox.controls.advanceClock(61_000);
    const page = await open(`/__sandbox/platform/rehab?code=${code}&backUrl=javascript:alert(1)`);
    expect(page).toContain('欢迎，访客');
    expect(page).not.toContain('javascript');
  });

  test('is refused on the wrong platform and to students of other classes', async () => {
    const { client } = await signIn();
    const refused = { code: '50003' };
    await expect(client.call(requestSsoCode, { courseId: 'k-elder' })).rejects.toMatchObject(refused);
    await expect(client.call(syncCourseUser, { courseId: 'k-elder-ward' })).rejects.toMatchObject(refused);
    const link = { backUrl: '', classroomCode: 'CLOUD-0808' };
    await expect(client.call(requestCourseLink, link)).rejects.toMatchObject(refused);
    const { client: zhou } = await signIn('u-zhou');
    await expect(zhou.call(requestSsoCode, { courseId: 'k-elder-rehab' })).rejects.toMatchObject(refused);
  });
});
