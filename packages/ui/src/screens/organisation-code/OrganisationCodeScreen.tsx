import type { ReactNode } from 'react';
import { GroundLayout } from '../../layout/ground-layout/GroundLayout.tsx';
import { HeaderBrand } from '../../layout/header/HeaderBrand.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';
import { CodeCard, CodeCardHint, CodeCardTitle } from './CodeCard.tsx';
import { type Organisation, OrganisationCard, type OrganisationCardProps } from './OrganisationCard.tsx';
import { OrganisationCardSkeleton } from './OrganisationCardSkeleton.tsx';

export interface OrganisationCodeScreenProps extends Omit<OrganisationCardProps, 'organisation'> {
  /** The name of the site, which links home. */
  name: string;
  logoUrl?: string | null;
  homeTo: string;
  /** Null when the code in the address is unknown. */
  organisation: Loadable<Organisation | null>;
  /** The brand's background behind the card; fills the window. */
  backdrop?: ReactNode;
  licence?: string[];
}

/** The QR code for joining an organisation (SHELL-11). */
export function OrganisationCodeScreen({
  name,
  logoUrl,
  homeTo,
  organisation,
  backdrop,
  licence,
  ...actions
}: OrganisationCodeScreenProps) {
  return (
    <GroundLayout
      backdrop={backdrop}
      licence={licence}
      head={<HeaderBrand name={name} logoUrl={logoUrl} homeTo={homeTo} />}
    >
      {organisation.status === 'loading' && <OrganisationCardSkeleton />}
      {organisation.status === 'failed' && (
        <CodeCard>
          <ErrorPanel
            variant="bare"
            title="机构二维码加载失败"
            hint={organisation.message}
            onRetry={organisation.onRetry}
          />
        </CodeCard>
      )}
      {organisation.status === 'ready' && organisation.data === null && (
        <UnknownCode registerTo={actions.registerTo} />
      )}
      {organisation.status === 'ready' && organisation.data && (
        <OrganisationCard organisation={organisation.data} {...actions} />
      )}
    </GroundLayout>
  );
}

function UnknownCode({ registerTo }: { registerTo: string }) {
  return (
    <CodeCard>
      <CodeCardTitle>没有找到这个邀请码</CodeCardTitle>
      <CodeCardHint>请与发给您链接的老师核对</CodeCardHint>
      <ButtonLink to={registerTo} isFullWidth>
        去注册
      </ButtonLink>
    </CodeCard>
  );
}
