import { styled } from 'styled-components';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { theme } from '../../../theme/theme.ts';
import { SectionCard } from './SectionCard.tsx';

/** The numbered knowledge points of a classroom (OFF-01). */
export function KnowledgePoints({ points }: { points: string[] }) {
  return (
    <SectionCard title="课堂知识点" count={`${points.length} 条`}>
      <ol>
        {points.map((point, index) => (
          // Points have no ids.
          <Point key={index}>
            <Number aria-hidden>{index + 1}</Number>
            <span>
              <PhraseText>{point}</PhraseText>
            </span>
          </Point>
        ))}
      </ol>
    </SectionCard>
  );
}

const Point = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > :last-child {
    min-width: 0;
  }
`;

const Number = styled.span`
  flex: none;
  min-width: ${theme.space[8]};
  color: ${theme.color.action.base};
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
`;
