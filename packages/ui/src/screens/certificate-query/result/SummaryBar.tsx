import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { CERTIFICATE_KINDS } from '../../../forms/certificate-query/CertificateQueryFields.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { QueryOutcome } from '../QueryOutcome.ts';
import { shortenNumber } from './shortenNumber.ts';

interface SummaryBarProps {
  outcome: QueryOutcome;
  onReset: () => void;
}

/** The query and a button back to the form; shown on a phone, where the answer replaces the form. */
export function SummaryBar({ outcome, onReset }: SummaryBarProps) {
  const kind = CERTIFICATE_KINDS[outcome.kind].label;
  return (
    <Root>
      <Text>
        <Query>
          <bdi>{outcome.name}</bdi> · {kind}
        </Query>
        <CertificateNumber>{shortenNumber(outcome.certificateNumber)}</CertificateNumber>
      </Text>
      <Button variant="secondary" icon={<Search size={16} aria-hidden />} onClick={onReset}>
        重新查询
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  height: 64px;
  padding: 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  ${media.phone} {
    display: flex;
  }
`;

const Text = styled.div`
  min-width: 0;
`;

const Query = styled.p`
  ${truncate}
  font: ${theme.type.bodyStrong};
`;

const CertificateNumber = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  white-space: nowrap;
`;
