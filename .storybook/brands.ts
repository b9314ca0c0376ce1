import type { Brand } from '@cloud-school/pages';
import { type BrandTheme, plainBrandTheme } from '@cloud-school/ui/theme';
import { STANDARD_SCHOOL } from '../packages/pages/src/testing/demoStudents.ts';

/** What a component shows of a shell's brand. The rest, with its routes and so all pages, would be 900 more files in each frame. */
export type BrandLook = Pick<Brand, 'id' | 'name' | 'tenantDomain' | 'theme'>;

interface AppPackage {
  description: string;
  sandboxSchool: string;
}

const packages = import.meta.glob<AppPackage>('../apps/*/package.json', { eager: true, import: 'default' });
const themes = import.meta.glob<BrandTheme>('../apps/*/src/brand/theme.{ts,tsx}', {
  eager: true,
  import: 'theme',
});
const wholes = import.meta.glob<Brand>('../apps/*/src/brand/brand.ts', { import: 'brand' });

/** The brand of the toolbar before anybody chooses another. */
export const STANDARD_BRAND = 'portal';

const isStandard = ({ id }: BrandLook) => Number(id === STANDARD_BRAND);

function readLook([file, { description, sandboxSchool }]: [string, AppPackage]): BrandLook {
  const [, folder = '', id = ''] = /^(.*\/(.+))\/package\.json$/.exec(file) ?? [];
  const theme = Object.entries(themes).find(([path]) => path.startsWith(`${folder}/`))?.[1];
  return {
    id,
    name: description,
    ...(sandboxSchool !== STANDARD_SCHOOL && { tenantDomain: sandboxSchool }),
    theme: theme ?? plainBrandTheme,
  };
}

/** The looks of all apps' brands by id, the standard one first. */
export const brands: Readonly<Record<string, BrandLook>> = Object.fromEntries(
  Object.entries(packages)
    .map(readLook)
    .toSorted((a, b) => isStandard(b) - isStandard(a))
    .map((brand) => [brand.id, brand]),
);

/** The whole brands by id, for stories of pages. */
export async function loadBrands(): Promise<Readonly<Record<string, Brand>>> {
  const loaded = await Promise.all(Object.values(wholes).map((load) => load()));
  return Object.fromEntries(loaded.map((brand) => [brand.id, brand]));
}
