import { styled } from 'styled-components';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { fitTiles } from './fitTiles.ts';

interface JumpTilesProps {
  entries: NumberedQuestion[];
  onPick: (questionId: string) => void;
}

/** Buttons that jump to unanswered questions: three rows, then how many more there are. */
export function JumpTiles({ entries, onPick }: JumpTilesProps) {
  const { shown, more } = fitTiles(entries);
  return (
    <Tiles aria-label="未答的题">
      {shown.map(({ number, question }) => (
        <li key={question.id}>
          <Tile type="button" aria-label={`第 ${number} 题`} onClick={() => onPick(question.id)}>
            {number}
          </Tile>
        </li>
      ))}
      {more > 0 && <More>+{more}</More>}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, ${theme.size.control.compact});
  justify-content: space-between;
  gap: ${theme.space[2]} 0;
  ${media.tablet} {
    grid-template-columns: repeat(7, 2.5rem);
    row-gap: ${theme.space[1]};
  }
  ${media.largeText} {
    grid-template-columns: repeat(auto-fill, 2.5rem);
  }
`;

const Tile = styled.button`
  width: 100%;
  height: 1.75rem;
  border: 1px solid ${theme.color.line.strong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.tint};
  }
  ${media.tablet} {
    position: relative;
    width: ${theme.size.control.compact};
    height: ${theme.size.control.compact};
    margin: 2px;
    &::after {
      content: '';
      position: absolute;
      inset: -3px;
    }
  }
`;

const More = styled.li`
  display: grid;
  place-items: center;
  color: ${theme.color.text.secondary};
  font: ${theme.type.bodyStrong};
`;
