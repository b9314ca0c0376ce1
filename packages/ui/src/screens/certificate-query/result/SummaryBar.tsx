import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { CERTIFICATE_KINDS } from '../../../forms/certificate-query/CertificateQueryFields.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { QueryOutcome } from '../QueryOutcome.ts';
import { shortNumber } from './shortNumber.ts';

interface SummaryBarProps {
  outcome: QueryOutcome;
  onAgain: () => void;
}

/** On phones the answer takes the form's place: what was asked, and the way back to the form. */
export function SummaryBar({ outcome, onAgain }: SummaryBarProps) {
  const kind = CERTIFICATE_KINDS[outcome.kind].label;
  return (
    <Root>
      <Words>
        <Asked>
          {outcome.name} · {kind}
        </Asked>
        <Number>{shortNumber(outcome.certificateNumber)}</Number>
      </Words>
      <Button variant="secondary" icon={<Search size={16} aria-hidden />} onClick={onAgain}>
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

const Words = styled.div`
  min-width: 0;
`;

const Asked = styled.p`
  ${truncate}
  font: ${theme.type.bodyStrong};
`;

const Number = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  white-space: nowrap;
`;
