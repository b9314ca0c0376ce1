import { type BrandTheme, deriveTheme, themeVariables } from '@cloud-school/ui';
import { setTextSize, withoutRem } from './rem.ts';
import type { BrandElement } from './watchBrand.ts';

const sheets = new WeakMap<BrandElement, CSSStyleSheet>();

/** Sets a brand's variables, which the elements in it inherit; the page's own CSS for `cs-brand` wins over them. */
export function applyBrand(brand: BrandElement, root: ShadowRoot): void {
  const sheet = sheets.get(brand) ?? new CSSStyleSheet();
  if (!sheets.has(brand)) {
    sheets.set(brand, sheet);
    setTextSize(root);
    root.adoptedStyleSheets = [sheet];
  }
  const variables = themeVariables(brand.brandTheme.overrides ?? deriveOverrides(brand))
    .map(([name, value]) => `--cs-${name.slice(2)}: ${value};`)
    .join('');
  // It has no box of its own.
  sheet.replaceSync(
    withoutRem(`:host { display: contents; ${variables} } :host([hidden]) { display: none; }`),
  );
  brand.dispatchEvent(new Event('cs-brand'));
}

function deriveOverrides(brand: HTMLElement): BrandTheme['overrides'] {
  const primary = readColor(brand, 'primary');
  if (primary === null) return {};
  const accent = readColor(brand, 'accent') ?? primary;
  const chrome = brand.getAttribute('chrome') === 'deep' ? 'deep' : 'light';
  return deriveTheme({ primary, accent, chrome });
}

function readColor(brand: HTMLElement, attribute: string): string | null {
  const color = brand.getAttribute(attribute);
  if (color === null || /^#[\da-f]{6}$/i.test(color)) return color;
  console.error(`<cs-brand ${attribute}="${color}"> is no colour: write it as #0A62EA.`);
  return null;
}
