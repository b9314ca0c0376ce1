import type { Page } from '@playwright/test';
import type { HostPackages } from './installHost.ts';
import { expect } from './openPage.ts';
import type { ReadmeBlock } from './readmeExample.ts';

export interface PageHost extends HostPackages {
  name: string;
  kind: 'page';
  /** The host's code: the file `hosts/<name>.tsx`, or an example of a package's README. */
  source: 'file' | ReadmeBlock;
  /** Types of its dependencies do not compile, whatever a host does. */
  skipsLibCheck?: boolean;
  /** What the page may load when it opens (kB gzip). */
  maxOpeningKb?: number;
  /** Libraries that an installation of the host must not bring. */
  without?: string[];
  /** What a visitor of the built page does and sees. */
  steps: (page: Page) => Promise<void>;
}

/** A form of each kind that the README of the validators shows, with what it depends on. */
const FORM_DEPENDENCIES = {
  // The types of the resolvers import those of the standard, which their package does not depend on.
  'react-hook-form': ['react-hook-form', '@hookform/resolvers', '@standard-schema/spec'],
  'tanstack-form': ['@tanstack/react-form@1.33.5'],
  antd: ['antd@6.6.8'],
  'plain-html': [],
};

const FORM_HOSTS = Object.entries(FORM_DEPENDENCIES).map(([block, dependencies]): PageHost => ({
  name: block,
  kind: 'page',
  source: { packageName: '@cloud-school/validators', block },
  packages: ['validators'],
  dependencies,
  skipsLibCheck: block === 'antd',
  steps: async (page) => {
    await page.getByLabel('手机号').fill('1380013800');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('请输入姓名')).toBeVisible();
    await expect(page.getByText('手机格式不正确')).toBeVisible();
    await page.getByLabel('姓名').fill('沈雨薇');
    await page.getByLabel('手机号').fill('13800138000');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('已提交')).toBeVisible();
  },
}));

/** The hosts that are a page: installed, type-checked, built with Vite and opened. */
export const PAGE_HOSTS: PageHost[] = [
  ...FORM_HOSTS,
  {
    name: 'button',
    kind: 'page',
    source: { packageName: '@cloud-school/ui' },
    packages: ['ui'],
    dependencies: ['styled-components'],
    // 86.1, of which React is 68 and styled-components 13; a host takes their newest versions.
    maxOpeningKb: 88,
    without: ['@fullcalendar/core', '@vidstack/react', 'hls.js', 'leaflet'],
    steps: (page) => expect(page.getByRole('button', { name: '开始学习' })).toBeVisible(),
  },
  {
    name: 'page',
    kind: 'page',
    source: 'file',
    packages: ['ui'],
    // What `@cloud-school/ui/player` needs.
    dependencies: ['styled-components', '@vidstack/react', 'hls.js'],
    steps: async (page) => {
      const button = page.getByRole('button', { name: '回答第一题' });
      // The primary colour of the host's brand.
      await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
      await expect(page.getByRole('article', { name: '养老护理员三班' })).toBeVisible();
      await expect(page.getByRole('button', { name: /第 1 题，未答/ })).toBeVisible();
      await button.click();
      await expect(page.getByRole('button', { name: /第 1 题，已答/ })).toBeVisible();
      await expect(page.getByLabel('视频：翻身护理')).toBeVisible();
    },
  },
  {
    name: 'shell',
    kind: 'page',
    source: { packageName: '@cloud-school/pages' },
    packages: ['pages'],
    dependencies: ['styled-components', 'react-router-dom', 'swr'],
    steps: async (page) => {
      await expect(page.getByRole('link', { name: '登录' }).first()).toBeVisible();
      await expect(page).toHaveTitle(/云帆/);
    },
  },
];
