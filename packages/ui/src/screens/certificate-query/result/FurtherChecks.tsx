import type { ServiceContact } from '@cloud-school/domain';
import { FileCheck, Phone, QrCode } from 'lucide-react';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { theme } from '../../../theme/theme.ts';

export interface FurtherChecksProps {
  contact: ServiceContact | null;
  /** The address of a query of this certificate, with its number and nothing of its holder; null without a number. */
  address: string | null;
  /** The button that shares the address. */
  share?: ReactNode;
}

/** Further ways to verify a certificate: its QR code, its paper, a call. */
export function FurtherChecks({ address, contact, share }: FurtherChecksProps) {
  return (
    <Checks>
      <h3>还可以这样核验</h3>
      <ul>
        {address && (
          <li>
            <QrCode size={20} aria-hidden />
            <div>
              扫证书上的二维码
              <small>
                <PhraseText>编号已填好，只补姓名与验证码；链接里没有姓名</PhraseText>
              </small>
            </div>
          </li>
        )}
        <li>
          <FileCheck size={20} aria-hidden />
          <div>
            与纸质证书比对
            <small>姓名、编号与日期应和本页一致</small>
          </div>
        </li>
        {contact?.mobile && (
          <li>
            <Phone size={20} aria-hidden />
            <div>
              拨打{' '}
              <ExternalLink href={`tel:${contact.mobile.replaceAll(' ', '')}`}>{contact.mobile}</ExternalLink>
              <small>请老师人工核验</small>
            </div>
          </li>
        )}
      </ul>
      {share && <Share>{share}</Share>}
    </Checks>
  );
}

const Share = styled.div`
  margin-top: ${theme.space[4]};
`;

const Checks = styled.section`
  padding: ${theme.space[5]} ${theme.space[6]};
  ${cardSurface}
  h3 {
    font: ${theme.type.labelStrong};
  }
  li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[3]};
    margin-top: ${theme.space[4]};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.action.base};
  }
  a:hover {
    color: ${theme.color.action.base};
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;
