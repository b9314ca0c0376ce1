import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';
import { type Trial, trials, TRIALS } from './Trial.ts';

interface TrialsCardProps {
  done: ReadonlySet<Trial>;
}

/** 试一试: what to learn of the screen, ticked once it was done. */
export function TrialsCard({ done }: TrialsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>试一试</h2>
      <ul>
        {TRIALS.map((trial) => {
          const { label, keys, Icon } = trials[trial];
          const isDone = done.has(trial);
          return (
            <Row key={trial} $isDone={isDone}>
              {isDone ? <CircleCheck size={18} aria-hidden /> : <Icon size={18} aria-hidden />}
              <span>{label}</span>
              {isDone && <VisuallyHidden>，已试过</VisuallyHidden>}
              {keys && <small>{keys}</small>}
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}

const Card = styled.section`
  flex: none;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[2]};
  ${cardSurface}
  h2 {
    padding-bottom: ${theme.space[3]};
    font: ${theme.type.labelStrong};
  }
`;

const Row = styled.li<{ $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 36px;
  border-top: 1px solid ${theme.color.line.hairline};
  svg {
    flex: none;
    color: ${({ $isDone }) => ($isDone ? theme.color.success.ink : theme.color.text.tertiary)};
  }
  span:first-of-type {
    flex: 1;
  }
  small {
    flex: none;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;
