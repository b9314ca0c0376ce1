import type { Tenant } from '@cloud-school/api-client';
import { dataOf } from '@cloud-school/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { isCobrandedSchool, readKingDeeFlag } from '../brand/cobranding.ts';
import { lazyComponent } from '../navigation/lazyComponent.ts';
import { usePortal } from '../portal/Portal.ts';
import { SchoolContext, TenantContext, useSchoolOf } from './School.ts';
import { useTenant } from './useTenant.ts';

const LoginGuidePage = lazyComponent(
  () => import('../../pages/login-guide/LoginGuidePage.tsx'),
  'LoginGuidePage',
);
const SchoolUnavailableScreen = lazyComponent(() => import('./unavailable.ts'), 'SchoolUnavailableScreen');

const CobrandedSchool = lazyComponent(() => import('./CobrandedSchool.tsx'), 'CobrandedSchool');

/** Lets a visit in when its host has a school; an unknown host gets the login guide, never a blank page (SHELL-01). */
export function TenantGate({ children }: { children: ReactNode }) {
  const tenant = useTenant();
  if (tenant.status === 'loading') return null;
  if (tenant.status === 'ready' && tenant.data) return <School tenant={tenant.data}>{children}</School>;
  return (
    <Suspense>
      {tenant.status === 'ready' ? (
        <LoginGuidePage />
      ) : (
        <SchoolUnavailableScreen message={tenant.message} onRetry={tenant.onRetry} />
      )}
    </Suspense>
  );
}

function School({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  const portal = usePortal();
  const school = useSchoolOf(tenant);
  // Read once: the flag of an address counts for the whole visit, whatever address follows.
  const [fromQuery] = useState(() => readKingDeeFlag(window.location.search, window.location.pathname));
  useEffect(() => {
    // A plain no counts for later visits too; a yes is kept by the vendor's schools alone (W17).
    if (fromQuery === false) portal.store.remove('isKingDee');
  }, [fromQuery, portal.store]);
  const organisations = dataOf(school.business)?.certificationOrganizations ?? [];
  const isCobranded = isCobrandedSchool({
    fromQuery,
    kept: portal.store.get('isKingDee'),
    firstOrganisationId: organisations[0]?.id,
    vendorOrganisationId: portal.config.vendorOrganisationId,
  });
  const content = (
    <TenantContext value={tenant.id}>
      <SchoolContext value={school}>{children}</SchoolContext>
    </TenantContext>
  );
  return isCobranded && !portal.brand.isCobranded ? (
    <Suspense>
      <CobrandedSchool>{content}</CobrandedSchool>
    </Suspense>
  ) : (
    content
  );
}
