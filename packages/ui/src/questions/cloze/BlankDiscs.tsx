import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { BlankDisc } from './BlankDisc.ts';

interface BlankDiscsProps {
  current: number;
  isAnswered: readonly boolean[];
  onMove: (index: number) => void;
}

/** A disc for each blank; on phones. */
export function BlankDiscs({ current, isAnswered, onMove }: BlankDiscsProps) {
  return (
    <Discs>
      {isAnswered.map((isDone, index) => (
        <DiscButton
          key={index}
          type="button"
          aria-label={`第 ${index + 1} 空，${isDone ? '已答' : '未答'}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onMove(index)}
        >
          <BlankDisc $variant={index === current ? 'current' : isDone ? 'done' : 'open'}>
            {index + 1}
          </BlankDisc>
        </DiscButton>
      ))}
    </Discs>
  );
}

const Discs = styled.div`
  display: none;
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    padding-top: ${theme.space[2]};
  }
`;

const DiscButton = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.pill};
`;
