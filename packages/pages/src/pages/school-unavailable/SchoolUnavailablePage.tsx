import { SchoolUnavailableScreen } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { TenantFailure } from '../../platform/tenant/TenantGate.tsx';
import { useHeadEffect } from '../../platform/title/useHeadEffect.ts';

/** Shown when the tenant cannot be loaded (SHELL-01). */
export function SchoolUnavailablePage({ message, onRetry }: TenantFailure) {
  const { brand, visit } = usePortal();
  useHeadEffect(() => visit.head.setTitle(brand.fixedTitle ?? brand.name), [brand, visit]);
  return <SchoolUnavailableScreen message={message} onRetry={onRetry} />;
}
