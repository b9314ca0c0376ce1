import type { CobrandLook, Cobranding } from '../brand/Brand.ts';
import { readCobrandFlag } from '../brand/partnerSchool.ts';
import { defineStoredFlag } from '../device/defineStored.ts';
import type { Portal } from '../portal/Portal.ts';

const looks = new WeakMap<Cobranding, Promise<CobrandLook>>();

/** One promise a cobranding, as `use` needs; a failed load is forgotten, so that a retry loads again. */
export function loadLook(cobranding: Cobranding): Promise<CobrandLook> {
  const known = looks.get(cobranding);
  if (known) return known;
  const look = cobranding.load();
  looks.set(cobranding, look);
  look.then(
    // React reads this of a promise, and does not wait for one that is settled.
    (value) => Object.assign(look, { status: 'fulfilled', value }),
    () => looks.delete(cobranding),
  );
  return look;
}

/** Loads the looks that a page may need before it hydrates: React replaces the HTML of a boundary that suspends meanwhile. */
export async function preloadLooks(
  { brand, device }: Pick<Portal, 'brand' | 'device'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<CobrandLook[]> {
  const likely = brand.cobrandings.filter(
    (cobranding) =>
      readCobrandFlag(cobranding, search) ??
      (device.get(defineStoredFlag(cobranding.flag)) ||
        [...cobranding.queryPaths, cobranding.loginPath].includes(pathname)),
  );
  return Promise.all(likely.map(loadLook));
}
