import { type BrandTheme, plainArt } from '@cloud-school/ui';

/** A `<cs-brand>` as elements see it. */
export interface BrandHost extends HTMLElement {
  readonly brandTheme: Partial<BrandTheme>;
}

const PLAIN = { art: plainArt };

/** The drawings and settings of the `<cs-brand>` around an element; `onChange` when they are others. */
export function followBrand(element: HTMLElement, onChange: () => void) {
  const brand = findBrand(element);
  brand?.addEventListener('cs-brand', onChange);
  return {
    get: () => ({ ...PLAIN, ...brand?.brandTheme }),
    leave: () => brand?.removeEventListener('cs-brand', onChange),
  };
}

/** Out of shadow roots too. */
function findBrand(element: Element): BrandHost | null {
  const found = element.closest<BrandHost>('cs-brand');
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findBrand(root.host) : null;
}
