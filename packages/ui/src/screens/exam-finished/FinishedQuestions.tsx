import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { getResult } from '../../answer-card/countResults.ts';
import { ReviewTile } from '../../answer-card/ReviewTile.tsx';
import { TileGrid } from '../../answer-card/tile.ts';
import { useTileKeys } from '../../answer-card/useTileKeys.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Card, Head, Tally } from './FinishedCard.ts';
import type { FinishedResult } from './toFinishedResult.ts';

interface FinishedQuestionsProps {
  entries: FinishedResult['entries'];
  onQuestion: (questionId: string) => void;
}

/** Every question; one press opens its explanation. */
export function FinishedQuestions({ entries, onQuestion }: FinishedQuestionsProps) {
  const id = useId();
  const tiles = useRef<HTMLUListElement>(null);
  const onKeyDown = useTileKeys(tiles);
  const [first] = entries;
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id}>每一题</h3>
        <Tally>按下就到那一题的解析</Tally>
      </Head>
      <Tiles ref={tiles} onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <li key={entry.question.id}>
            <ReviewTile
              questionId={entry.question.id}
              number={entry.number}
              result={getResult(entry)}
              isCurrent={false}
              isTabStop={entry === first}
              onPick={onQuestion}
            />
          </li>
        ))}
      </Tiles>
    </Card>
  );
}

/** 20 in a row of the widest card. */
const Tiles = styled(TileGrid)`
  grid-template-columns: repeat(auto-fill, minmax(3rem, 1fr));
  gap: ${theme.space[3]} 7px;
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  }
`;
