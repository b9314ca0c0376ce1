import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const preview = (page: Page) => page.getByRole('dialog');
export const phone = (page: Page) => page.frameLocator('iframe');
export const offer = (page: Page) => page.getByRole('region', { name: '使用手机端账号登录' });
export const account = (page: Page) => page.getByRole('button', { name: /我的账号/ });

export async function openPreview(page: Page, line = '报名') {
  await page
    .getByRole('region', { name: '业务入口' })
    .getByRole('button', { name: new RegExp(`^${line}`) })
    .click();
  // A phone leaves out where it is done.
  await expect(preview(page).getByRole('heading', { name: new RegExp(`^${line}`) })).toBeVisible();
}

/** Signs in inside the phone; by keys, since Playwright ignores the frame's scale when it clicks. */
export async function signInInPhone(page: Page, { mobile, password }: { mobile: string; password: string }) {
  await phone(page).getByLabel('手机号').fill(mobile);
  await phone(page).getByLabel('密码').fill(password);
  await phone(page).getByRole('button', { name: '登录' }).press('Enter');
}
