import { type BrandTheme, deriveTheme, themeVariables, type SchoolSettings } from '@cloud-school/ui';
import type { BrandHost } from './followBrand.ts';

const WEEK_STARTS: Readonly<Record<string, SchoolSettings['weekStart']>> = {
  monday: 'monday',
  sunday: 'sunday',
};

/** Sets a brand's variables on its `<cs-brand>`, whose elements inherit them, and tells them of its settings. */
export function dressBrand(brand: BrandHost): void {
  const given = brand.brandTheme;
  const weekStart = WEEK_STARTS[brand.getAttribute('week-start') ?? ''];
  const overrides: BrandTheme['overrides'] = given.overrides ?? readColors(brand);
  for (const [name, value] of themeVariables(overrides))
    brand.style.setProperty(`--cs-${name.slice(2)}`, value);
  const settings = weekStart && given.settings?.weekStart !== weekStart;
  if (settings) Object.assign(given, { settings: { ...given.settings, weekStart } });
  brand.dispatchEvent(new Event('cs-brand'));
}

function readColors(brand: HTMLElement): BrandTheme['overrides'] {
  const primary = brand.getAttribute('primary');
  if (primary === null) return {};
  const accent = brand.getAttribute('accent') ?? primary;
  const chrome = brand.getAttribute('chrome') === 'deep' ? 'deep' : 'light';
  return deriveTheme({ primary, accent, chrome });
}
