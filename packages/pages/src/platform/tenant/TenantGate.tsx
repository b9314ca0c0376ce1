import type { Tenant } from '@cloud-school/domain';
import { useIsHydrating } from '@cloud-school/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PartnerContext } from '../brand/PartnerContext.ts';
import { isPartnerSchool, readCobrandFlag, readPartnerLook } from '../brand/partnerSchool.ts';
import { defineStoredFlag } from '../device/defineStored.ts';
import { usePortal } from '../portal/Portal.ts';
import { TenantContext } from '../portal/TenantContext.ts';
import { Cobranded } from './Cobranded.tsx';
import { SchoolContext, type TenantSchool, useLoadTenantSchool } from './School.ts';
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
  // The page's first paint shows while nothing is rendered.
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
  const school = useLoadTenantSchool(tenant);
  const { partner, isInPartnerLook, isUndecided } = usePartner(school);
  if (isUndecided) return null;
  const content = (
    <TenantContext value={tenant.id}>
      <SchoolContext value={school}>
        <PartnerContext value={partner}>{children}</PartnerContext>
      </SchoolContext>
    </TenantContext>
  );
  return partner && isInPartnerLook ? (
    <Suspense>
      <Cobranded cobranding={partner}>{content}</Cobranded>
    </Suspense>
  ) : (
    content
  );
}

/** The partner that the school belongs to, and whether it is shown in the partner's look; keeps the flag (SHELL-09). */
function usePartner({ business }: TenantSchool) {
  const { brand, config, device, visit } = usePortal();
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  // A server does not know what an earlier visit stored.
  const getFlag = (name: string) => (isHydrating ? undefined : device.get(defineStoredFlag(name)));
  // Read once: the flag of the first address is valid for the whole visit.
  const [flags] = useState(
    () =>
      new Map(brand.cobrandings.map((cobranding) => [cobranding, readCobrandFlag(cobranding, visit.search)])),
  );
  const partner =
    brand.cobrandings.find((cobranding) =>
      // Without the school's answer the consent counts, which an earlier visit stored for the partner's schools alone.
      business.status === 'ready'
        ? isPartnerSchool(cobranding, config, business.data)
        : getFlag(cobranding.flag) === true,
    ) ?? null;
  // The first visit with the flag waits: header, sign-in and calls depend on whose school it is. A partner's pages wait
  // too: a late change to the partner's look would create its form again and lose what was typed.
  const isUndecided =
    partner === null &&
    business.status === 'loading' &&
    brand.cobrandings.some(
      (cobranding) =>
        flags.get(cobranding) ?? [...cobranding.queryPaths, cobranding.loginPath].includes(pathname),
    );
  const look =
    partner &&
    readPartnerLook(partner, {
      pathname,
      addressFlag: flags.get(partner),
      storedFlag: getFlag(partner.flag),
    });
  const rememberedFlag = look?.isRemembered ? partner?.flag : undefined;
  useEffect(() => {
    // A refusal is remembered for every school, a consent for the partner's schools only.
    for (const [{ flag }, isOn] of flags) if (isOn === false) device.remove(defineStoredFlag(flag));
    if (rememberedFlag) device.set(defineStoredFlag(rememberedFlag), true);
  }, [flags, rememberedFlag, device]);
  return { partner, isInPartnerLook: look?.isShown ?? false, isUndecided };
}
