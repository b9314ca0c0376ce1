import type { Certificate } from '@cloud-school/api-client';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { Rosette } from '../../primitives/rosette/Rosette.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { certificateFacts } from './certificateFacts.ts';
import { Guilloche } from './Guilloche.tsx';
import { Seal } from './Seal.tsx';
import { SheetPrintStyle } from './SheetPrintStyle.ts';

interface CertificateSheetProps {
  certificate: Certificate;
  /** The school whose page this is, for the seal. */
  schoolName: string;
  /** 'YYYY-MM-DD HH:mm:ss', told on paper only. */
  askedAt?: string;
  /** Identity card and mobile in full; masked otherwise. */
  isRevealed?: boolean;
}

const titles = {
  level: { chinese: '职业技能等级证书', english: 'Certificate of Vocational Skill Level' },
  graduation: { chinese: '培训结业证书', english: 'Certificate of Training Completion' },
};

/** A found certificate, drawn like one (CERT-05); printed, it is the only thing on the page. */
export function CertificateSheet({
  certificate,
  schoolName,
  askedAt,
  isRevealed = false,
}: CertificateSheetProps) {
  const titleId = useId();
  const { chinese, english } = titles[certificate.kind];
  const agency = certificate.kind === 'graduation' ? certificate.agencyName : null;
  return (
    <Sheet aria-labelledby={titleId} data-print-sheet>
      <SheetPrintStyle />
      <Guilloche />
      <Ground petals={36} strokeWidth={0.7} />
      <Content>
        <Title id={titleId}>{chinese}</Title>
        <English lang="en">{english}</English>
        <Label as="p">持证人</Label>
        <Holder>{certificate.holderName ?? '—'}</Holder>
        <Facts>
          {certificateFacts(certificate, isRevealed).map(({ label, value, isWide, isLong, isNumber }) => (
            <Fact key={label} $isWide={isWide} $isLong={isLong}>
              <Label>{label}</Label>
              <Value $isNumber={isNumber}>{value}</Value>
            </Fact>
          ))}
        </Facts>
        <Foot>
          <div>
            <Label as="p">{agency ? '培训机构' : '查询来源'}</Label>
            <Agency>{agency ?? schoolName}</Agency>
            {askedAt && <OnPaper>查询时间 {askedAt}</OnPaper>}
          </div>
          <Stamp name={schoolName} size={112} />
        </Foot>
      </Content>
    </Sheet>
  );
}

const Sheet = styled.article`
  position: relative;
  overflow: hidden;
  display: grid;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
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
  /* The space behind the last letter would move the line to the left. */
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

const English = styled.p`
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
`;

const Fact = styled.div<{ $isWide: boolean | undefined; $isLong: boolean | undefined }>`
  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-column: span 2;
    `}
  ${media.narrow} {
    grid-column: ${({ $isWide, $isLong }) => ($isWide || $isLong ? 'span 2' : undefined)};
  }
  /* A sheet of paper across has room for three, as a wide window. */
  @media print {
    grid-column: ${({ $isWide }) => ($isWide ? 'span 2' : 'auto')};
  }
`;

const Value = styled.dd<{ $isNumber: boolean | undefined }>`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  ${({ $isNumber }) =>
    $isNumber &&
    css`
      font-variant-numeric: tabular-nums;
    `}
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 112px;
  margin-top: auto;
  ${media.phone} {
    min-height: 84px;
    margin-top: ${theme.space[5]};
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

const OnPaper = styled.p`
  display: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  @media print {
    display: block;
  }
`;

const Stamp = styled(Seal)`
  flex: none;
  ${media.phone} {
    width: 84px;
    height: 84px;
  }
`;
