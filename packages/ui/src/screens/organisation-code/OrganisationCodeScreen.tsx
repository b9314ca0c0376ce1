import { Copy, Download, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { GroundLayout } from '../../layout/ground-layout/GroundLayout.tsx';
import { HeaderBrand } from '../../layout/header/HeaderBrand.tsx';
import { LazyQrCode } from '../../layout/lazy-qr-code/LazyQrCode.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { ErrorPanel } from '../../primitives/error-panel/ErrorPanel.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CodeCard } from './CodeCard.tsx';

/** The organisation that a QR code invites to. */
export interface Organisation {
  name: string;
  logoUrl: string | null;
  /** The address in the QR code, where people join. */
  address: string;
  /** Null when people join without one. */
  invitationCode: string | null;
}

interface OrganisationCodeScreenProps {
  /** The name of the site, which links home. */
  name: string;
  logoUrl?: string | null;
  homeTo?: string;
  /** Null when the code in the address is unknown. */
  organisation: Loadable<Organisation | null>;
  registerTo: string;
  onCopy: (invitationCode: string) => void;
  /** Called with the drawn QR code, a PNG file. */
  onSave: (picture: Blob) => void;
  /** Called when the QR code cannot be drawn. */
  onSaveFailed: () => void;
  /** The brand's background behind the card; fills the window. */
  backdrop?: ReactNode;
  licence?: string[];
}

/** The QR code for joining an organisation, to scan or save, and its invitation code to copy (SHELL-11). */
export function OrganisationCodeScreen({
  name,
  logoUrl,
  homeTo = '/',
  organisation,
  registerTo,
  onCopy,
  onSave,
  onSaveFailed,
  backdrop,
  licence,
}: OrganisationCodeScreenProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async (address: string) => {
    setSaving(true);
    try {
      const { drawQrCode } = await import('./drawQrCode.ts');
      onSave(await drawQrCode(address));
    } catch {
      onSaveFailed();
    } finally {
      setSaving(false);
    }
  };
  return (
    <GroundLayout
      backdrop={backdrop}
      licence={licence}
      head={<HeaderBrand name={name} logoUrl={logoUrl} homeTo={homeTo} />}
    >
      {organisation.status === 'loading' && (
        <CodeCard>
          <VisuallyHidden>正在加载机构二维码</VisuallyHidden>
          <Waiting aria-busy>
            <Skeleton width={160} height={27} />
            <Skeleton width={70} height={23} />
            <Code>
              <Skeleton shape="block" width={208} height={208} />
            </Code>
            <Skeleton width={196} height={23} />
            <Actions>
              <Skeleton shape="block" height={40} />
              <Skeleton shape="block" height={40} />
            </Actions>
          </Waiting>
        </CodeCard>
      )}
      {organisation.status === 'failed' && (
        <CodeCard>
          <ErrorPanel
            variant="bare"
            title="机构二维码没有加载出来"
            hint={organisation.message}
            onRetry={organisation.onRetry}
          />
        </CodeCard>
      )}
      {organisation.status === 'ready' && organisation.data === null && (
        <CodeCard>
          <Title>没有找到这个邀请码</Title>
          <Hint>请与发给你链接的老师核对</Hint>
          <ButtonLink to={registerTo} isFullWidth>
            去注册
          </ButtonLink>
        </CodeCard>
      )}
      {organisation.status === 'ready' && organisation.data && (
        <CodeCard logoUrl={organisation.data.logoUrl}>
          <Title>{organisation.data.name}</Title>
          <Hint>机构二维码</Hint>
          <Code>
            <LazyQrCode text={organisation.data.address} size={208} label="加入本机构的二维码" />
          </Code>
          <Hint>微信或 APP 扫一扫，加入本机构</Hint>
          <Actions>
            {organisation.data.invitationCode === null ? (
              <ButtonLink
                to={registerTo}
                variant="secondary"
                isFullWidth
                icon={<UserPlus size={16} aria-hidden />}
              >
                在这里注册
              </ButtonLink>
            ) : (
              <Button
                variant="secondary"
                isFullWidth
                icon={<Copy size={16} aria-hidden />}
                onClick={() => onCopy(organisation.data?.invitationCode ?? '')}
              >
                复制邀请码
              </Button>
            )}
            <Button
              isFullWidth
              isLoading={isSaving}
              icon={<Download size={16} aria-hidden />}
              onClick={() => void save(organisation.data?.address ?? '')}
            >
              保存图片
            </Button>
          </Actions>
          {organisation.data.invitationCode !== null && (
            <Invitation>
              邀请码 <strong>{organisation.data.invitationCode}</strong>
            </Invitation>
          )}
        </CodeCard>
      )}
    </GroundLayout>
  );
}

const Waiting = styled.div`
  display: contents;
`;

const Title = styled.h1`
  max-width: 100%;
  font: ${theme.type.title};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: ${theme.color.text.secondary};
  text-align: center;
`;

const Code = styled.div`
  margin: ${theme.space[4]} 0 ${theme.space[2]};
`;

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[3]};
  width: 100%;
  margin-top: ${theme.space[3]};
  ${media.phone} {
    > * {
      min-height: ${theme.size.control.touch};
    }
  }
`;

const Invitation = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  strong {
    margin-left: ${theme.space[1]};
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
    font-variant-numeric: tabular-nums;
    letter-spacing: 1px;
  }
`;
