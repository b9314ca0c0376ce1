import type { Certificate, ServiceContact } from '@cloud-school/domain';
import { CircleCheck, FileCheck, Phone, QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { CertificateSheet } from '../../../cards/certificate/CertificateSheet.tsx';
import { LazyQrCode } from '../../../layout/lazy-qr-code/LazyQrCode.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { PictureCard, type PictureCardProps } from './PictureCard.tsx';
import { ResultHeading } from './ResultHeading.tsx';

interface FoundResultProps extends Omit<PictureCardProps, 'pictureUrl'> {
  certificate: Certificate;
  queriedAt: string;
  schoolName: string;
  contact: ServiceContact | null;
  /** The address of a query of this certificate, with its number and nothing of its holder; null without a number. */
  address: string | null;
  /** The button that shares the address. */
  share?: ReactNode;
}

/** A found certificate with its picture and further ways to verify it (CERT-05). */
export function FoundResult({
  certificate,
  queriedAt,
  schoolName,
  contact,
  address,
  share,
  ...actions
}: FoundResultProps) {
  // State of this answer only: the next one starts masked, since the screen remounts it by key.
  const [isRevealed, setRevealed] = useState(false);
  return (
    <>
      <Head>
        <ResultHeading>
          <Success>
            <CircleCheck size={22} aria-hidden />
            <span>查询到 1 本证书</span>
          </Success>
        </ResultHeading>
        <Switch label="显示完整证件号与手机号" isOn={isRevealed} onChange={setRevealed} />
        <Time>查询时间 {queriedAt}</Time>
      </Head>
      <Columns>
        <CertificateSheet
          certificate={certificate}
          schoolName={schoolName}
          queriedAt={queriedAt}
          isRevealed={isRevealed}
          qrCode={address && <LazyQrCode text={address} size={88} label="核验这本证书的二维码" isPrinted />}
        />
        <Side>
          <PictureCard
            {...actions}
            pictureUrl={certificate.pictureUrl === null ? null : safeHref(certificate.pictureUrl)}
          />
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
                    <ExternalLink href={`tel:${contact.mobile.replaceAll(' ', '')}`}>
                      {contact.mobile}
                    </ExternalLink>
                    <small>请老师人工核验</small>
                  </div>
                </li>
              )}
            </ul>
            {share && <Share>{share}</Share>}
          </Checks>
        </Side>
      </Columns>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[6]};
  min-height: ${theme.size.control.medium};
  margin-bottom: ${theme.space[3]};
  > :first-child {
    flex: 1 0 auto;
  }
`;

const Success = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.success.ink};
`;

const Time = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 800fr) minmax(0, 376fr);
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${theme.space[4]};
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
`;

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
