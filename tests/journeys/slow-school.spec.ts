import { hold } from './openHeld.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

test('a call without an answer is a named failure after 10 s, and its retry shows the page', async ({
  page,
  school,
}) => {
  let isHanging = true;
  await page.route('**/api/**/notice/detail*', (route) => (isHanging ? undefined : route.continue()));
  await page.clock.install();
  await page.goto(`${school.origin}/notice/detail?id=51008`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('学校的服务器很久没有回应')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  isHanging = false;
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('养老护理员');
});

test("a tenant that another school left on the device is replaced with the school's own, and so is all it brought", async ({
  page,
  school,
}) => {
  const answer = await hold(page, '**/getTenantByPreDomain*');
  const own = await tenantOf(school.port, 'yunfan');
  const other = await tenantOf(school.port, 'kingdee');
  expect(other).not.toBe(own);
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: school.origin, localStorage: [{ name: 'manage-admin-tenantId', value: other }] }],
  });
  await page.goto(`${school.origin}/notice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => school.callsOf('notice.page')).toBe(1);
  answer();
  await expect(page).toHaveTitle(/云帆职业培训学校/);
  await expect(page.getByRole('link', { name: /养老护理员/ }).first()).toBeVisible();
  await expect(page.getByText('金蝶')).toHaveCount(0);
});

/** The id of the tenant of a host label. */
async function tenantOf(port: number, label: string): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/system/anyTenant/defTenant/getTenantByPreDomain?data=${label}`,
  );
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

test.describe('a school of the vendor whose answer is slow', () => {
  test.use({ appConfig: { PARTNER_ORGANISATIONS: '{"kingdee":"30001"}' } });

  test('a visitor with the flag of the partner is sent to the sign-in of the partner', async ({
    page,
    school,
  }) => {
    await school.controls({ fail: [{ endpointId: 'school.business', outcome: 'delay-1500' }] });
    await page.goto(`${school.origin}/study/mine?isKingDee=1`);
    await expect(page).toHaveURL(/\/kingdee-login\?redirect=/);
  });

  test('a student with the flag asks only for the classes of the partner', async ({ page, school }) => {
    await school.controls({ fail: [{ endpointId: 'school.business', outcome: 'delay-1500' }] });
    await openAsStudent(page, school, STUDENTS.portal, '/study/mine?isKingDee=1');
    await expect(page).toHaveTitle(/金蝶认证中心/);
    expect(await school.callsOf('class.list')).toBe(0);
  });
});
