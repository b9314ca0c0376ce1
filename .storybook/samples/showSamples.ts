import { showSchool } from '../../packages/domain/src/testing/sampleSchool.ts';
import { STANDARD_SCHOOL } from '../../packages/pages/src/testing/demoStudents.ts';
import { brands } from '../brands.ts';

const address = new URL(window.location.href);
const globals = address.searchParams.get('globals') ?? '';

const schoolOf = (brandId: unknown) => brands[String(brandId)]?.tenantDomain ?? STANDARD_SCHOOL;

/** Vitest shows all stories in one frame, which it names in the address and which must not load again. */
export const isTest = address.searchParams.has('iframeId');

/** The school of this page's samples: the story's of before, or of the brand in the address. */
const shown = address.searchParams.get('samples') ?? schoolOf(/brand:([\w-]+)/.exec(globals)?.[1]);

/** Gives the samples of the stories their school; before the first story is loaded, which makes its samples once. */
export async function showSamples(): Promise<void> {
  const brand = Object.values(brands).find(({ tenantDomain }) => tenantDomain === shown);
  if (!brand) return;
  const { loadSampleSchool } = await import('./loadSampleSchool.ts');
  const school = await loadSampleSchool(brand);
  if (school) showSchool(school);
}

/**
 * Loads the page again, with the samples that a story needs in this brand: of its school, and of the standard school for a
 * `play`, which looks for their words. Tests of stories have one page and the standard samples.
 */
export async function ensureSamples(brand: unknown, hasPlay: boolean): Promise<void> {
  const needed = hasPlay ? STANDARD_SCHOOL : schoolOf(brand);
  if (needed === shown || isTest) return;
  const others = globals.split(';').filter((entry) => entry !== '' && !entry.startsWith('brand:'));
  const next = new URL(window.location.href);
  next.searchParams.set('samples', needed);
  next.searchParams.set('globals', [`brand:${String(brand)}`, ...others].join(';'));
  window.location.replace(next);
  await new Promise(() => {});
}
