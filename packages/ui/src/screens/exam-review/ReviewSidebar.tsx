import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { NumberedGroup, NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { ReviewAnswerCard } from '../../answer-card/ReviewAnswerCard.tsx';
import { TileScroller } from '../../answer-card/TileScroller.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { bars } from '../../theme/bars.ts';
import { theme } from '../../theme/theme.ts';
import { MistakesSwitch } from './MistakesSwitch.tsx';

export interface ReviewPanelProps {
  groups: NumberedGroup[];
  entries: NumberedQuestion[];
  currentId: string;
  isOnlyMistakes: boolean;
  onOnlyMistakes: (isOnlyMistakes: boolean) => void;
  onPick: (questionId: string) => void;
}

interface ReviewSidebarProps extends ReviewPanelProps {
  /** The score, above the card. */
  children: ReactNode;
}

/** The score, and the answer card coloured by result. */
export function ReviewSidebar(props: ReviewSidebarProps) {
  const { groups, entries, currentId, isOnlyMistakes, onOnlyMistakes, onPick, children } = props;
  const id = useId();
  return (
    <Column>
      <Score>{children}</Score>
      <Card aria-labelledby={id}>
        <Head>
          <h2 id={id}>答题卡（共{entries.length}题）</h2>
          <MistakesSwitch entries={entries} isOn={isOnlyMistakes} onChange={onOnlyMistakes} />
        </Head>
        <TileScroller currentId={currentId}>
          <ReviewAnswerCard
            groups={groups}
            currentId={currentId}
            isOnlyMistakes={isOnlyMistakes}
            onPick={onPick}
          />
        </TileScroller>
      </Card>
    </Column>
  );
}

const Column = styled.aside`
  position: sticky;
  /* Below the bar with its hairline. */
  top: calc(${bars.exam} + 1px + ${theme.space[6]});
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  max-height: calc(100dvh - ${bars.exam} - 1px - 2 * ${theme.space[6]});
`;

const Score = styled.div`
  flex: none;
`;

const Card = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${cardSurface}
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.space[6]} ${theme.space[2]};
  h2 {
    font: ${theme.type.labelStrong};
  }
`;
