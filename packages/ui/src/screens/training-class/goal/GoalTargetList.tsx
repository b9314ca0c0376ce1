import { styled } from 'styled-components';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { GoalTarget } from './goalTargets.ts';

interface GoalTargetListProps {
  id: string;
  targets: readonly GoalTarget[];
  /** On a phone they are folded at first. */
  isOpen: boolean;
}

/** The targets of the goal with what is done (CDET-06). */
export function GoalTargetList({ id, targets, isOpen }: GoalTargetListProps) {
  return (
    <Root id={id} $isOpen={isOpen}>
      {targets.map(({ label, required, done }) => (
        <li key={label}>
          <Row>
            <span>{label}</span>
            <Count>
              {done} / {required}
            </Count>
          </Row>
          <Progress
            label={label}
            value={done / required}
            valueText={`${done} / ${required}`}
            tone={done >= required ? 'success' : 'action'}
          />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul<{ $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    gap: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
`;

const Row = styled.p`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
`;

const Count = styled.span`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;
