import { type BrandTheme, plainArt } from '@cloud-school/ui';
import type { BrandElement } from '../elementTypes.ts';

/** Reads the drawings and settings of the `<cs-brand>` around an element; `onChange` when they are others. */
export function watchBrand(element: HTMLElement, onChange: () => void) {
  let brand: BrandElement | null = null;
  const stop = () => brand?.removeEventListener('cs-brand', onChange);
  return {
    /** The element may have been moved since. */
    read: (): Pick<BrandTheme, 'art' | 'settings'> => {
      const found = findBrand(element);
      if (found !== brand) {
        stop();
        found?.addEventListener('cs-brand', onChange);
        brand = found;
      }
      const { art = plainArt, settings } = found?.brandTheme ?? {};
      const weekStart = found?.weekStart;
      return { art, settings: weekStart ? { ...settings, weekStart } : settings };
    },
    stop,
  };
}

/** Out of shadow roots too. */
function findBrand(element: Element): BrandElement | null {
  const found = element.closest<BrandElement>('cs-brand');
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? findBrand(root.host) : null;
}
