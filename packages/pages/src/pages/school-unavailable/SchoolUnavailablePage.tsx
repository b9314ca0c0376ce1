import { SchoolUnavailableScreen } from '@cloud-school/ui';
import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { TenantFailure } from '../../platform/tenant/TenantGate.tsx';

/** Shown when the tenant cannot be loaded (SHELL-01). */
export function SchoolUnavailablePage({ message, onRetry }: TenantFailure) {
  const { brand } = usePortal();
  useEffect(() => {
    document.title = brand.fixedTitle ?? brand.name;
  }, [brand]);
  return <SchoolUnavailableScreen message={message} onRetry={onRetry} />;
}
