import type { Certificate } from '@cloud-school/domain';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CertificateSheet } from '../../../cards/certificate/CertificateSheet.tsx';
import { LazyQrCode } from '../../../layout/lazy-qr-code/LazyQrCode.tsx';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { type FurtherChecksProps, FurtherChecks } from './FurtherChecks.tsx';
import { PictureCard, type PictureCardProps } from './PictureCard.tsx';
import { ResultHeading } from './ResultHeading.tsx';

interface FoundResultProps extends Omit<PictureCardProps, 'pictureUrl'>, FurtherChecksProps {
  certificate: Certificate;
  queriedAt: string;
  schoolName: string;
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
          <FurtherChecks address={address} contact={contact} share={share} />
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
