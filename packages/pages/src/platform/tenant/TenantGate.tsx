import type { Tenant } from '@cloud-school/api-client';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Cobranded } from '../brand/Cobranded.tsx';
import type { Cobranding } from '../brand/Brand.ts';
import { isInPartnerLook, readCobrandFlag } from '../brand/isInPartnerLook.ts';
import { usePortal } from '../portal/Portal.ts';
import { SchoolContext, TenantContext, type TenantSchool, useSchoolOf } from './School.ts';
import { useTenant } from './useTenant.ts';

export interface TenantFailure {
  message: string;
  onRetry: () => void;
}

interface TenantGateProps {
  /** Shown for a host that no school has. */
  UnknownHost: ComponentType;
  /** Shown when the tenant cannot be loaded. */
  Unavailable: ComponentType<TenantFailure>;
  children: ReactNode;
}

/** Renders its children once the host of the visit has a school (SHELL-01). */
export function TenantGate({ UnknownHost, Unavailable, children }: TenantGateProps) {
  const tenant = useTenant();
  if (tenant.status === 'loading') return null;
  if (tenant.status === 'failed') {
    return (
      <Suspense>
        <Unavailable message={tenant.message} onRetry={tenant.onRetry} />
      </Suspense>
    );
  }
  if (tenant.data) return <School tenant={tenant.data}>{children}</School>;
  return (
    <Suspense>
      <UnknownHost />
    </Suspense>
  );
}

function School({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  const school = useSchoolOf(tenant);
  const cobranding = useCobranding(school);
  const content = (
    <TenantContext value={tenant.id}>
      <SchoolContext value={school}>{children}</SchoolContext>
    </TenantContext>
  );
  return cobranding ? (
    <Suspense>
      <Cobranded cobranding={cobranding}>{content}</Cobranded>
    </Suspense>
  ) : (
    content
  );
}

/** The partner in whose look the school is shown, or undefined; keeps the flag for later visits (SHELL-09). */
function useCobranding({ business }: TenantSchool): Cobranding | undefined {
  const { brand, config, store } = usePortal();
  // Read once: the flag of the first address is valid for the whole visit.
  const [flagged] = useState(() =>
    brand.cobrandings.map((cobranding) => ({
      cobranding,
      fromAddress: readCobrandFlag(cobranding, window.location.search, window.location.pathname),
    })),
  );
  const organisations = business.status === 'ready' ? business.data.certificationOrganizations : [];
  const shown = flagged.find(({ cobranding, fromAddress }) =>
    isInPartnerLook({
      fromAddress,
      stored: store.getFlag(cobranding.flag),
      schoolOrganisationId: organisations[0]?.id,
      partnerOrganisationId: cobranding.organisationId(config),
    }),
  )?.cobranding;
  useEffect(() => {
    // A refusal is kept for every school, a consent for the partner's schools only.
    for (const { cobranding, fromAddress } of flagged)
      if (fromAddress === false) store.setFlag(cobranding.flag, undefined);
    if (shown) store.setFlag(shown.flag, true);
  }, [flagged, shown, store]);
  return shown;
}
