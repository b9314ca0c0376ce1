import type { ComponentType } from 'react';
import { createServices, type ServiceOptions } from './platform/portal/createServices.ts';
import { PortalPages } from './PortalPages.tsx';

/** Builds a shell from its brand: a component to render inside a router. */
export function createPortal(options: ServiceOptions): ComponentType {
  const portal = createServices(options);
  return function PortalOfBrand() {
    return <PortalPages portal={portal} />;
  };
}
