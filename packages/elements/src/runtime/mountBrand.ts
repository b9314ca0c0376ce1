import { type BrandTheme, deriveTheme, themeVariables } from '@cloud-school/ui';
import type { BrandElement } from '../elementTypes.ts';
import type { ElementState } from '../loader/ElementState.ts';
import { setTextSize, withoutRem } from './rem.ts';

/**
 * Sets a brand's variables on `<cs-brand>`, which the elements in it inherit, and tells them of its drawings and settings. They
 * are rules of its shadow root, so that the page's own CSS for `cs-brand` wins over them.
 */
export function mountBrand(state: ElementState): void {
  const brand = asBrand(state.host);
  const sheet = new CSSStyleSheet();
  setTextSize();
  state.root.adoptedStyleSheets = [sheet];

  function update() {
    const variables = themeVariables(brand.brandTheme?.overrides ?? deriveOverrides(brand))
      .map(([name, value]) => `--cs-${name.slice(2)}: ${value};`)
      .join('');
    // It has no box of its own.
    const css = `:host { display: contents; ${variables} } :host([hidden]) { display: none; }`;
    sheet.replaceSync(withoutRem(css));
    brand.dispatchEvent(new Event('cs-brand'));
  }

  state.mounted = {
    update,
    unmount: () => {
      state.mounted = null;
    },
  };
  update();
}

const isBrand = (host: HTMLElement): host is BrandElement => host.localName === 'cs-brand';

function asBrand(host: HTMLElement): BrandElement {
  if (isBrand(host)) return host;
  throw new Error(`<${host.localName}> is no <cs-brand>.`);
}

function deriveOverrides({ primary, accent, chrome }: BrandElement): BrandTheme['overrides'] {
  const main = readColor('primary', primary);
  if (main === undefined) return {};
  return deriveTheme({
    primary: main,
    accent: readColor('accent', accent) ?? main,
    chrome: chrome === 'deep' ? 'deep' : 'light',
  });
}

function readColor(attribute: string, color: string | undefined): string | undefined {
  if (color === undefined || /^#[\da-f]{6}$/i.test(color)) return color;
  console.error(`<cs-brand ${attribute}="${color}"> is no colour: write it as #0A62EA.`);
  return undefined;
}
