import { AgreementScreen } from '@cloud-school/ui';
import { useLocation } from 'react-router-dom';
import { isAgreementText } from '../../platform/config/isAgreementText.ts';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';
import { loadText } from './loadText.ts';

/** The agreement of the address, where the host gives its text and no page of its own (LOGIN-01). */
export function AgreementPage() {
  const { config } = usePortal();
  const isPrivacy = useLocation().pathname === paths.privacyPolicy;
  const title = isPrivacy ? '隐私政策' : '用户服务协议';
  const address = isPrivacy ? config.privacyPolicyAddress : config.serviceAgreementAddress;
  const file = address && isAgreementText(address) ? address : null;
  const text = useSwrLoadable<string | null>(['agreement', file], async () => file && loadText(file));
  usePageFacts({ titlePrefix: title });
  return (
    <AgreementScreen
      title={title}
      text={text}
      pageUrl={file ? null : (address ?? null)}
      homeTo={paths.home}
      onPrint={() => window.print()}
    />
  );
}
