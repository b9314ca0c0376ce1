import { BrandThemeProvider } from '@cloud-school/ui';
import { type ReactNode, use } from 'react';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';
import type { CobrandLook, Cobranding } from './Brand.ts';

const looks = new WeakMap<Cobranding, Promise<CobrandLook>>();

/** One promise a cobranding, as `use` needs; a failed load is forgotten, so that a retry loads again. */
function loadLook(cobranding: Cobranding): Promise<CobrandLook> {
  const known = looks.get(cobranding);
  if (known) return known;
  const look = cobranding.load();
  looks.set(cobranding, look);
  look.catch(() => looks.delete(cobranding));
  return look;
}

/** Renders its children in the partner's look, in any shell; suspends until the look is loaded. */
export function Cobranded({ cobranding, children }: { cobranding: Cobranding; children: ReactNode }) {
  const portal = useRebrandedPortal(use(loadLook(cobranding)));
  return (
    <PortalContext value={portal}>
      <BrandThemeProvider brandTheme={portal.brand.theme}>{children}</BrandThemeProvider>
    </PortalContext>
  );
}
