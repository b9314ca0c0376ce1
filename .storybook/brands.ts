import type { Brand } from '@cloud-school/pages';

const found = import.meta.glob<Brand>('../apps/*/src/brand/brand.ts', { eager: true, import: 'brand' });

/** The brand of the toolbar before anybody chooses another. */
export const STANDARD_BRAND = 'portal';

const isStandard = ({ id }: Brand) => Number(id === STANDARD_BRAND);

/** The brands of all apps by id, the standard one first. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(found)
    .toSorted((a, b) => isStandard(b) - isStandard(a))
    .map((brand) => [brand.id, brand]),
);
