import { AppOnlyDialog } from '@cloud-school/ui';
import { usePortal } from '../../platform/portal/Portal.ts';

interface AppOnlyProps {
  feature: string;
  place?: string | undefined;
  onClose: () => void;
}

/** The dialog about a feature of the app, with the configured download address (CDET-06). */
export function AppOnly(props: AppOnlyProps) {
  const { config } = usePortal();
  return <AppOnlyDialog {...props} appAddress={config.appDownloadAddress} />;
}
