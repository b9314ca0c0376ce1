import { type ReactNode, use, useEffect } from 'react';
import type { Cobranding } from '../brand/Brand.ts';
import { partnerFolder } from '../installed/makeManifest.ts';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';
import { PortalTheme } from '../portal/PortalTheme.tsx';
import { loadLook } from './cobrandLook.ts';

/** Renders its children in the partner's look, in any shell; suspends until the look is loaded. */
export function Cobranded({ cobranding, children }: { cobranding: Cobranding; children: ReactNode }) {
  const portal = useRebrandedPortal(use(loadLook(cobranding)));
  useEffect(() => {
    pointIcons(partnerFolder(cobranding.id));
    return () => pointIcons('');
  }, [cobranding]);
  return (
    <PortalContext value={portal}>
      <PortalTheme portal={portal}>{children}</PortalTheme>
    </PortalContext>
  );
}

/** The icon of the tab, and the icon and the name of the installed app: the build has them in a folder for each partner. */
function pointIcons(folder: string): void {
  const links = document.head.querySelectorAll('link:is([rel=icon], [rel=manifest], [rel=apple-touch-icon])');
  for (const link of links) {
    const file = link.getAttribute('href')?.split('/').at(-1);
    link.setAttribute('href', `${folder}/${file}`);
  }
}
