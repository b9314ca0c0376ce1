import type { Brand } from '../platform/brand/Brand.ts';

/** The host label of the school that a brand without one shows. */
export const STANDARD_SCHOOL = 'yunfan';

/** The seeded student of each school, by its host label. */
const STUDENTS: Record<string, { username: string; password: string }> = {
  yunfan: { username: '13857146209', password: 'yunfan2026' },
  kingdee: { username: '13738059316', password: 'kingdee2026' },
};

/** The student that signs in to the stories of a brand; undefined for a school without one. */
export const findDemoStudent = ({ tenantDomain = STANDARD_SCHOOL }: Pick<Brand, 'tenantDomain'>) =>
  STUDENTS[tenantDomain];
