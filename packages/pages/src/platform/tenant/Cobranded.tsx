import { type ReactNode, use } from 'react';
import type { Cobranding } from '../brand/Brand.ts';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';
import { PortalTheme } from '../portal/PortalTheme.tsx';
import { loadLook } from './cobrandLook.ts';

/** Renders its children in the partner's look, in any shell; suspends until the look is loaded. */
export function Cobranded({ cobranding, children }: { cobranding: Cobranding; children: ReactNode }) {
  const portal = useRebrandedPortal(use(loadLook(cobranding)));
  return (
    <PortalContext value={portal}>
      <PortalTheme portal={portal}>{children}</PortalTheme>
    </PortalContext>
  );
}
