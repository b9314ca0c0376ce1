import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { askToSignOut, expect, NETWORK_NOISE, test } from './test.ts';

test.use({ isRendered: true });

const mobile = '13700000021';
const CLASSES = '当前状态下暂无班级';

/** Fills in mobile, code and agreement of the open form, and submits it. */
async function fillAccount(page: Page, school: School, button: string) {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  await page.getByRole('textbox', { name: '验证码' }).fill(await school.smsCode(mobile));
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: button }).click();
}

for (const [shell, cloudSchools, student] of [
  ['portal', ['养老护理云校', '母婴照护云校', '医疗护理云校'], '护理学员'],
  ['kingdee', ['智能财税云校', '业财一体云校', '数据分析云校'], '财会学员'],
] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('a person registers, is signed in, and can sign in by SMS afterwards', async ({ page, school }) => {
      await page.goto(`${school.origin}${shell === 'portal' ? '/login' : '/kingdee-login'}`);
      await page.getByRole('link', { name: '注册学员' }).click();
      await expect(page).toHaveURL(`${school.origin}/register?type=1`);
      await expect(page.getByRole('radio', { name: student })).toBeChecked();
      await expect(page.getByRole('radio', { name: /云校/ })).toHaveCount(cloudSchools.length);
      for (const name of cloudSchools)
        await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeVisible();
      await page.getByRole('radio', { name: new RegExp(cloudSchools[1]) }).check();
      await page.getByRole('textbox', { name: '姓名' }).fill('林静');
      await fillAccount(page, school, '注册并进入云校');
      await expect(page).toHaveURL(`${school.origin}/study/mine`);
      await expect(page.getByText('注册成功')).toBeVisible();
      await expect(page.getByText(CLASSES)).toBeVisible();

      await (await askToSignOut(page)).click();
      await expect(page.getByRole('radiogroup', { name: '登录方式' })).toBeVisible();
      await school.controls({ advance: 60_000 });
      await page.evaluate(() => window.localStorage.removeItem('manage-admin-smsCodes'));
      await page.goto(`${school.origin}/login/student-login?redirect=%2Fstudy%2Fmine`);
      await expect(page.getByRole('heading', { name: '学员登录' })).toBeVisible();
      await fillAccount(page, school, '登录');
      await expect(page.getByText(CLASSES)).toBeVisible();
      await expect(page.getByRole('button', { name: /林静/ })).toBeVisible();
    });
  });
}

test.describe('when a step fails', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('a registration of an enterprise goes on after a reload: no other code, no other account', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.origin}/register?type=2&invitationCode=YF83K2&redirect=%2Fnotice%2Flist`);
    await expect(page.getByText('邀请码有效，提交后自动绑定')).toBeVisible();
    await page.getByRole('textbox', { name: '企业名称' }).fill('杭州康怡养老服务有限公司');
    await school.controls({ fail: [{ endpointId: 'registration.bindInvitation', outcome: 'status-500' }] });
    await fillAccount(page, school, '提交入驻');
    await expect(page.getByText('账号已经注册，绑定邀请码没有完成：系统繁忙')).toBeVisible();
    await page.reload();
    await expect(page.getByText('账号已经注册，请继续完成。')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue('杭州康怡养老服务有限公司');
    await expect(page.getByRole('textbox', { name: '验证码' })).toHaveCount(0);

    await page.getByRole('button', { name: '继续完成' }).click();
    await expect(page).toHaveURL(`${school.origin}/notice/list`);
    await expect(page.getByText('入驻成功')).toBeVisible();
    expect(await school.callsOf('registration.bySms')).toBe(1);
    expect(await school.callsOf('registration.bindInvitation')).toBe(2);
    expect(await school.callsOf('registration.updateStudent')).toBe(1);
  });
});

test.describe('single sign-on', () => {
  test('single sign-on returns signed in, without its code in the history', async ({ page, school }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = async (...call) => {
        if (window.location.search.includes('code=')) document.documentElement.dataset.shown = 'code';
        return fetch(...call);
      };
    });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto(`${school.origin}/login?redirect=%2Fstudy%2Fmine`);
    await page.getByRole('link', { name: '单点登录' }).click();
    await page.getByRole('button', { name: '前往统一身份认证' }).click();
    await expect(page).toHaveURL(/^http:\/\/sso\.localhost:\d+\/__sandbox\/sso\?/);
    await page.getByRole('button', { name: '何志远' }).click();
    await expect(page).toHaveURL(`${school.origin}/study/mine`);
    await expect(page.getByRole('button', { name: /何志远/ })).toBeVisible();
    expect(addresses.some((address) => address.includes('code='))).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-shown');
    expect(await school.callsOf('sso.exchange')).toBe(1);

    await page.goBack();
    expect(page.url()).not.toContain('code=');
  });

  test('a late code shows an alert, and the next sign-on succeeds', async ({ page, school }) => {
    await page.goto(`${school.origin}/sso-login?redirect=%2Fstudy%2Fmine`);
    await school.controls({ fail: [{ endpointId: 'sso.exchange', outcome: '50001' }] });
    await page.getByRole('button', { name: '前往统一身份认证' }).click();
    await page.getByRole('button', { name: '周敏' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '操作失败' })).toBeVisible();
    await expect(page).toHaveURL(`${school.origin}/sso-login?redirect=%2Fstudy%2Fmine`);
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.getByRole('button', { name: '周敏' }).click();
    await expect(page).toHaveURL(`${school.origin}/study/mine`);
  });

  test('a token without a user is never adopted', async ({ page, school }) => {
    await page.goto(`${school.origin}/sso-login`);
    await school.controls({ fail: [{ endpointId: 'login.userInfo', outcome: '40001' }] });
    await page.getByRole('button', { name: '前往统一身份认证' }).click();
    await page.getByRole('button', { name: '周敏' }).click();
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    await expect(page).toHaveURL(`${school.origin}/sso-login`);
    expect(await page.evaluate(() => window.localStorage.getItem('manage-admin-session'))).toBeNull();
  });
});

test('the organisation’s QR code page; an unknown code shows a message', async ({ page, school }) => {
  await page.goto(`${school.origin}/organisation-qr?invitationCode=YF83K2`);
  await expect(page.getByRole('heading', { name: '云帆职业培训学校' })).toBeVisible();
  await expect(page.getByRole('img', { name: '加入本机构的二维码' })).toBeVisible();
  await expect(page.getByText('YF83K2')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存图片' }).click();
  expect((await download).suggestedFilename()).toBe('机构二维码.png');
  await page.goto(`${school.origin}/organisation-qr?invitationCode=NOBODY`);
  await expect(page.getByRole('heading', { name: '没有找到这个邀请码' })).toBeVisible();
  await page.getByRole('link', { name: '去注册' }).click();
  await expect(page).toHaveURL(`${school.origin}/register?type=2`);
});
