import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeOverrides } from '@cloud-school/ui';
import { createBuilder } from 'vite';
import { portalViteConfig } from '../../scripts/portalVite.ts';
import { writeGuidedShell } from '../guides/writeGuidedShell.ts';
import { hydratePage, VISITS } from './hydratePage.ts';
import { openSchool, type School } from './openSchool.ts';
import { EXAMPLE_CONFIG } from './sampleAddress.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

/** Below the repository, where the packages of the workspace are found. */
const FOLDER = new URL('../.cache/third-brand', import.meta.url).pathname;
const BUILT = join(FOLDER, 'dist');

const HAILAN = {
  appConfig: EXAMPLE_CONFIG,
  builtFolder: BUILT,
  named: { label: 'hailan', name: '海澜职教' },
};

// One worker, one build.
test.describe.configure({ mode: 'default' });

/** Adds the parts of `thirdBrandParts.tsx` to the header and the footer of docs/how-to/add-a-brand.md. */
function replaceParts() {
  copyFileSync(new URL('./thirdBrandParts.tsx', import.meta.url), join(FOLDER, 'src/brand/parts.tsx'));
  const file = join(FOLDER, 'src/brand/brand.ts');
  const brand = readFileSync(file, 'utf8')
    .replace('slots: { ', 'slots: { AuthPanel, Band, Rail, UtilityBar, ')
    .replace('fixedTitle:', "loginPath: '/hailan-login',\n  fixedTitle:");
  writeFileSync(file, `import { AuthPanel, Band, Rail, UtilityBar } from './parts.tsx';\n${brand}`);
}

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  writeGuidedShell(FOLDER);
  replaceParts();
  const { colors } = (await import(join(FOLDER, 'src/brand/colors.ts'))) as { colors: ThemeOverrides };
  const config = portalViteConfig(colors);
  const builder = await createBuilder({ ...config, configFile: false, root: FOLDER, logLevel: 'error' });
  await builder.buildApp();
});

test.describe('a shell that the command wrote', () => {
  let school: School;
  test.beforeAll(async () => {
    school = await openSchool('portal', HAILAN);
  });
  test.afterAll(() => school.close());

  test('has no address of another brand', async ({ page }) => {
    await page.goto(`${school.origin}/kingdee-login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面');
  });

  test('has a page of its own, with data, in its navigation', async ({ page }) => {
    await page.goto(`${school.origin}/`);
    const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '联系我们' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
    await expect(page.getByText(/^客服电话：\d/)).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /联系我们/);
    await expect(page).toHaveTitle('联系我们 - 海澜职教');
  });

  test('replaces the parts of the frame, which keep navigation, tools and log-out', async ({ page }) => {
    await page.goto(`${school.origin}/`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('list', { name: '学校标签' })).toBeVisible();
    await header.getByRole('button', { name: '搜索' }).click();
    await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible();
    await page.keyboard.press('Escape');
    // As high as the guide says for the first paint, with its icons beside their words.
    expect(Math.round((await header.boundingBox())?.height ?? 0)).toBe(104);
    const tool = header.getByRole('link', { name: '证书查询' });
    const [icon, word] = await Promise.all(
      [tool.locator('svg'), tool.locator('span')].map((part) => part.boundingBox()),
    );
    expect(icon && word && icon.x + icon.width < word.x && icon.y > word.y).toBe(true);
    await expect(header.getByRole('link', { name: '首页', exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('海澜职教', { exact: true })).toBeVisible();
    await expect(footer.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('region', { name: '海澜的服务' })).toBeAttached();
    const rail = page.getByRole('complementary', { name: '海澜工具' });
    await expect(rail.getByText(/^\d[\d\s-]+$/)).toBeVisible();
    await rail.getByRole('button', { name: '留言' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await rail.getByRole('link', { name: '资讯' }).click();
    await expect(header.getByRole('link', { name: '新闻资讯' })).toHaveAttribute('aria-current', 'page');

    await expect(page.getByRole('region', { name: '海澜的顶栏' })).toBeVisible();
    await expect(page.getByRole('region', { name: '学校地址与电话' })).toHaveCount(0);

    await page.goto(`${school.origin}/login`);
    await expect(page).toHaveURL(/\/hailan-login$/);
    await expect(page.getByRole('heading', { name: '登录海澜' })).toBeVisible();
    await expect(page.getByText(/^海澜欢迎您：学一门手艺/)).toBeVisible();
    await openAsStudent(page, school, STUDENTS.portal, '/study/mine');
    await header.getByRole('button', { name: /我的账号/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('uses its own colours', async ({ page }) => {
    await page.goto(`${school.origin}/login`);
    const button = page.getByRole('button', { name: '登录', exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
  });
});

test.describe('rendered', () => {
  let school: School;
  test.beforeAll(async ({ browser }) => {
    school = await openSchool('portal', { ...HAILAN, isRendered: true });
    // The first page loads the server's build, which takes long on a busy machine.
    const page = await browser.newPage();
    await page.goto(school.origin, { timeout: 100_000 });
    await page.close();
  });
  test.afterAll(() => school.close());

  // A page in the frame, the sign-in's panel and a page of the whole window; the others are those of hydration.spec.ts.
  for (const path of ['/', '/hailan-login', '/query_h5'])
    test(`${path} hydrates without an error`, async ({ browser }) => {
      for (const visit of VISITS) await hydratePage(browser, school.origin + path, visit);
    });
});

test('no built file has a word or a drawing of another brand', () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  const leaks = files.filter(({ parentPath, name }) =>
    /金蝶|云帆|数字云校/.test(readFileSync(join(parentPath, name), 'utf8')),
  );
  expect(leaks.map(({ name }) => name)).toEqual([]);
  expect(files.filter(({ name }) => name.endsWith('.svg')).map(({ name }) => name)).toEqual(['icon.svg']);
});
