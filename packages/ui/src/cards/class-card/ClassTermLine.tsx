import type { ServiceStatus } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ClassTerm } from './classTerm.ts';

interface ClassTermLineProps {
  term: ClassTerm;
  status: ServiceStatus;
}

/** The first and last day with the progress between them, over a thin progress bar filled up to today. */
export function ClassTermLine({ term, status }: ClassTermLineProps) {
  const { ink, tone } = LOOKS[status];
  return (
    <Root>
      <Days>
        <span>{term.start ?? '日期待定'}</span>
        <Label $ink={ink}>{term.label}</Label>
        <span>{term.end ?? ''}</span>
      </Days>
      <Line value={term.share} label="班级进度" valueText={term.label} tone={tone} hasKnob={term.isRunning} />
    </Root>
  );
}

const LOOKS: Record<ServiceStatus, { ink: string; tone: 'action' | 'success' }> = {
  'to-be-admitted': { ink: 'inherit', tone: 'action' },
  'to-start': { ink: 'inherit', tone: 'action' },
  'to-report': { ink: 'inherit', tone: 'action' },
  'in-service': { ink: theme.color.action.base, tone: 'action' },
  completed: { ink: theme.color.success.ink, tone: 'success' },
};

const Root = styled.div`
  margin-top: ${theme.space[5]};
`;

const Days = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > :last-child {
    text-align: right;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    > :last-child {
      text-align: left;
    }
  }
`;

const Label = styled.span<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
`;

const Line = styled(Progress)`
  margin: 6px 0 ${theme.space[1]};
`;
