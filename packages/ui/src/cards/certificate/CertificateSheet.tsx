import type { Certificate } from '@cloud-school/domain';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Rosette } from '../../primitives/rosette/Rosette.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CERTIFICATE_TITLES, type CertificateFact, certificateFacts } from './certificateFacts.ts';
import { Guilloche } from './Guilloche.tsx';
import { SheetPrintStyle } from './SheetPrintStyle.ts';

export interface CertificateSheetProps extends NativeProps<'article', 'children'> {
  certificate: Certificate;
  /** The school of the page: the source of a certificate that names no agency. */
  schoolName: string;
  /** 'YYYY-MM-DD HH:mm:ss', printed only. */
  queriedAt?: string;
  /** Shows the identity card and mobile in full; they are masked otherwise. */
  isRevealed?: boolean;
  /** A QR code of the address of this query, at the foot; on paper its edge is 26 mm. */
  qrCode?: ReactNode;
}

/**
 * A found certificate, drawn as a paper one (CERT-05), without a seal: that is its issuer's. Printing shows nothing else of
 * the page.
 */
export function CertificateSheet({
  certificate,
  schoolName,
  queriedAt,
  isRevealed = false,
  qrCode,
  ...rest
}: CertificateSheetProps) {
  const titleId = useId();
  const { chinese, english } = CERTIFICATE_TITLES[certificate.kind];
  const agency = certificate.kind === 'graduation' ? certificate.agencyName : null;
  return (
    <Sheet aria-labelledby={titleId} data-print-sheet {...rest}>
      <SheetPrintStyle />
      <Guilloche />
      <Ground petals={36} strokeWidth={0.7} />
      <Content>
        <Title id={titleId}>{chinese}</Title>
        <EnglishTitle lang="en">{english}</EnglishTitle>
        <Label as="p">持证人</Label>
        <Holder>{certificate.holderName ?? '—'}</Holder>
        <Facts>
          {certificateFacts(certificate, isRevealed).map(({ label, value, width, isNumber }) => (
            <Fact key={label} $width={width}>
              <Label>{label}</Label>
              <Value $isNumber={isNumber}>
                <PhraseText>{value}</PhraseText>
              </Value>
            </Fact>
          ))}
        </Facts>
        <Foot>
          <Source>
            <Label as="p">{agency ? '培训机构' : '查询来源'}</Label>
            <Agency>{agency ?? schoolName}</Agency>
            {queriedAt && <PrintOnly>查询时间 {queriedAt}</PrintOnly>}
          </Source>
          {qrCode && (
            <Code>
              {qrCode}
              <span>扫码核验</span>
            </Code>
          )}
        </Foot>
      </Content>
    </Sheet>
  );
}

const Sheet = styled.article`
  position: relative;
  overflow: hidden;
  display: grid;
  ${cardSurface}
`;

const Ground = styled(Rosette)`
  position: absolute;
  top: 50%;
  left: 50%;
  width: min(420px, 76%);
  aspect-ratio: 1;
  color: ${theme.color.action.base};
  opacity: 0.08;
  transform: translate(-50%, -50%);
`;

const Content = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: ${theme.space[18]} 84px 60px;
  ${media.narrow} {
    padding-inline: 68px;
  }
  ${media.phone} {
    padding: 60px 46px ${theme.space[14]};
  }
`;

const Title = styled.h3`
  color: ${theme.color.action.deep};
  font: ${theme.type.page};
  font-family: ${theme.type.serif};
  letter-spacing: 8px;
  text-align: center;
  /* Balances the letter-spacing after the last letter, which would move the line to the left. */
  text-indent: 8px;
  ${media.phone} {
    font: ${theme.type.section};
    font-family: ${theme.type.serif};
    letter-spacing: 2px;
    text-indent: 2px;
    margin-bottom: ${theme.space[5]};
    white-space: nowrap;
  }
`;

const EnglishTitle = styled.p`
  margin-bottom: ${theme.space[6]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  letter-spacing: 1px;
  text-align: center;
  text-transform: uppercase;
  ${media.phone} {
    display: none;
  }
`;

const Label = styled.dt`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;

const Holder = styled.p`
  padding-bottom: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.action.mid};
  font: ${theme.type.page};
  font-family: ${theme.type.serif};
  overflow-wrap: anywhere;
  ${media.phone} {
    padding-bottom: ${theme.space[3]};
    font: ${theme.type.section};
    font-family: ${theme.type.serif};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[4]};
  margin-top: ${theme.space[5]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    gap: ${theme.space[3]};
    margin-top: ${theme.space[4]};
  }
  /* Also from a phone, whose width the sheet may have: columns as wide as their numbers. */
  ${media.print} {
    grid-template-columns: repeat(3, auto);
  }
`;

const Fact = styled.div<{ $width: CertificateFact['width'] }>`
  ${({ $width }) =>
    $width === 'wide' &&
    css`
      grid-column: span 2;
    `}
  ${media.narrow} {
    grid-column: ${({ $width }) => $width && 'span 2'};
  }
  /* A landscape sheet has room for three columns, as a wide window has. */
  ${media.print} {
    grid-column: ${({ $width }) => ($width === 'wide' ? 'span 2' : 'auto')};
  }
`;

const Value = styled.dd<{ $isNumber: boolean | undefined }>`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  /* A date has one line in half of the sheet. */
  ${media.phone} {
    font: ${theme.type.bodyStrong};
  }
  ${({ $isNumber }) =>
    $isNumber &&
    css`
      font-variant-numeric: tabular-nums;
      ${media.print} {
        white-space: nowrap;
      }
    `}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[4]};
  margin-top: auto;
  padding-top: ${theme.space[5]};
`;

const Source = styled.div`
  flex: 1;
  min-width: 10em;
`;

const Code = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
  ${media.print} {
    > div,
    svg {
      width: 26mm !important;
      height: 26mm !important;
    }
  }
`;

const Agency = styled.p`
  font: ${theme.type.cardTitle};
  font-family: ${theme.type.serif};
  ${media.phone} {
    font: ${theme.type.labelStrong};
    font-family: ${theme.type.serif};
  }
`;

const PrintOnly = styled.p`
  display: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  ${media.print} {
    display: block;
  }
`;
