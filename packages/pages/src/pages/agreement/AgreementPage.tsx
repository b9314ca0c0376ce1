import { AgreementScreen } from '@cloud-school/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAgreementText } from '../../platform/config/isAgreementText.ts';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';
import { loadText } from './loadText.ts';

/** The agreement of the address, its text where the host gives one, else the host's own page at once (LOGIN-01). */
export function AgreementPage() {
  const { config } = usePortal();
  const isPrivacy = useLocation().pathname === paths.privacyPolicy;
  const title = isPrivacy ? '隐私政策' : '用户服务协议';
  const address = isPrivacy ? config.privacyPolicyAddress : config.serviceAgreementAddress;
  const file = address && isAgreementText(address) ? address : null;
  const pageUrl = file ? null : (address ?? null);
  useEffect(() => {
    // Replaced: Back from the school's page does not lead here, which would open it again. An address of this page would do so
    // for ever.
    const { origin, pathname } = window.location;
    const isHere = pageUrl?.split(/[?#]/)[0]?.replace(origin, '') === pathname;
    if (pageUrl && !isHere) window.location.replace(pageUrl);
  }, [pageUrl]);
  const text = useSwrLoadable<string | null>(['agreement', file], async () => file && loadText(file));
  usePageFacts({ titlePrefix: title });
  return (
    <AgreementScreen
      title={title}
      text={text}
      pageUrl={pageUrl}
      homeTo={paths.home}
      onPrint={() => window.print()}
    />
  );
}
