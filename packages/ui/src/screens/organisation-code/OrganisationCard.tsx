import { Copy, Download, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LazyQrCode } from '../../layout/lazy-qr-code/LazyQrCode.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CodeCard, CodeCardHint, CodeCardTitle } from './CodeCard.tsx';

/** The organisation that a QR code invites to. */
export interface Organisation {
  name: string;
  logoUrl: string | null;
  /** The address in the QR code, where people join. */
  address: string;
  /** Its path, where it is of this site. */
  joinTo: string | null;
  /** Null when people join without one. */
  invitationCode: string | null;
}

export interface OrganisationCardProps {
  organisation: Organisation;
  registerTo: string;
  onCopy: (invitationCode: string) => void;
  /** Called with the drawn QR code, a PNG file. */
  onSave: (picture: Blob) => void;
  /** Called when the QR code cannot be drawn. */
  onSaveFailed: () => void;
}

/** An organisation with its QR code, to scan or save, and its invitation code, to copy. */
export function OrganisationCard(props: OrganisationCardProps) {
  const { organisation, registerTo, onCopy, onSave, onSaveFailed } = props;
  const { name, logoUrl, address, joinTo, invitationCode } = organisation;
  // A phone cannot scan its own screen.
  const isPhone = useIsPhone();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const { drawQrCode } = await import('./drawQrCode.ts');
      onSave(await drawQrCode(address));
    } catch {
      onSaveFailed();
    } finally {
      setSaving(false);
    }
  }

  return (
    <CodeCard logoUrl={logoUrl}>
      <CodeCardTitle>{name}</CodeCardTitle>
      <CodeCardHint>机构二维码</CodeCardHint>
      <Code>
        <LazyQrCode text={address} size={208} label="加入本机构的二维码" />
      </Code>
      <CodeCardHint>
        {isPhone ? '别人扫这个码，您自己点“去加入”' : '微信或 APP 扫一扫，加入本机构'}
      </CodeCardHint>
      {isPhone && (
        <Join>
          <ButtonLink
            {...(joinTo === null ? { href: address } : { to: joinTo })}
            size="large"
            isFullWidth
            icon={<UserPlus size={18} aria-hidden />}
          >
            去加入
          </ButtonLink>
        </Join>
      )}
      <Actions>
        {invitationCode === null && !isPhone && (
          <ButtonLink
            to={registerTo}
            variant="secondary"
            isFullWidth
            icon={<UserPlus size={16} aria-hidden />}
          >
            在这里注册
          </ButtonLink>
        )}
        {invitationCode !== null && (
          <Button
            variant="secondary"
            isFullWidth
            icon={<Copy size={16} aria-hidden />}
            onClick={() => onCopy(invitationCode)}
          >
            复制邀请码
          </Button>
        )}
        <Button
          variant={isPhone ? 'secondary' : 'solid'}
          isFullWidth
          isLoading={isSaving}
          icon={<Download size={16} aria-hidden />}
          onClick={() => void save()}
        >
          保存图片
        </Button>
      </Actions>
      {invitationCode !== null && (
        <Invitation>
          邀请码 <strong>{invitationCode}</strong>
        </Invitation>
      )}
    </CodeCard>
  );
}

export const Code = styled.div`
  margin: ${theme.space[4]} 0 ${theme.space[2]};
`;

const Join = styled.div`
  width: 100%;
  margin-top: ${theme.space[3]};
`;

export const Actions = styled.div`
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
