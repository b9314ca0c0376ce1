import { InstallCard } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { installOffer, isInstallOffer } from '../../platform/installed/installOffer.ts';

/** Safari and the browsers around it have 添加到主屏幕 in the share menu; pages inside apps have no 'Safari' in their name. */
const isIosBrowser = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /Safari\//.test(userAgent) &&
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1));

const isInstalledApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Offers the home screen where the browser does, and shows the way on iOS; nothing elsewhere and in the installed app. */
export function InstallHint({ onDecline }: { onDecline: () => void }) {
  const [isInstalled] = useState(isInstalledApp);
  const [hasSteps] = useState(() => isIosBrowser(navigator));
  const [offer, setOffer] = useState(installOffer);
  useEffect(() => {
    const handleOffer = (event: Event) => setOffer(isInstallOffer(event) ? event : null);
    window.addEventListener('beforeinstallprompt', handleOffer);
    return () => window.removeEventListener('beforeinstallprompt', handleOffer);
  }, []);
  if (isInstalled || (!offer && !hasSteps)) return null;

  async function install() {
    setOffer(null);
    await offer?.prompt();
    const choice = await offer?.userChoice;
    if (choice?.outcome === 'accepted') onDecline();
  }

  return <InstallCard onInstall={offer ? () => void install() : undefined} onDecline={onDecline} />;
}
