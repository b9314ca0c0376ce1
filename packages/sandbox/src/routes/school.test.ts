import { getSchoolDetails } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

async function profileOf(tenantId: string) {
  const { client } = createVisitor(createSandbox(), tenantId);
  return (await client.call(getSchoolDetails, { tenantId })).profile;
}

test.each(['10001', '10002'])(
  'the school %s has a profile, service points and certification organisations',
  async (id) => {
    const { institution, districts, servicePoints, organizations } = await profileOf(id);
    expect(institution).toMatchObject({ name: expect.any(String), property: '民办非企业单位' });
    expect(institution?.pictures).toHaveLength(3);
    expect(districts.every(({ mobile }) => mobile !== null)).toBe(true);
    expect(new Set(servicePoints.map(({ kind }) => kind))).toEqual(new Set(['teaching', 'exam', 'evaluate']));
    expect(new Set(organizations.map(({ role }) => role))).toEqual(new Set(['certification', 'issuing']));
    expect(organizations.every(({ level }) => level !== null)).toBe(true);
  },
);

test('one service point of the first school is open past midnight, one has no position and one no hours', async () => {
  const { servicePoints } = await profileOf('10001');
  const late = servicePoints.filter(({ opensAt, closesAt }) => (opensAt ?? 0) > (closesAt ?? Infinity));
  expect(late.map(({ name }) => name)).toEqual(['湖墅夜间实训点']);
  expect(servicePoints.filter(({ position }) => !position).map(({ name }) => name)).toEqual(['流动机考车']);
  expect(servicePoints.filter(({ opensAt }) => opensAt === null).map(({ name }) => name)).toEqual([
    '临安教学点',
  ]);
});
