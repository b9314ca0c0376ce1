import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { AnswerCard } from '../../../answer-card/AnswerCard.tsx';
import type { NumberedGroup } from '../../../answer-card/numberPaper.ts';
import { TileLegend } from '../../../answer-card/TileLegend.tsx';
import { TileScroller } from '../../../answer-card/TileScroller.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ClockCard } from './ClockCard.tsx';

interface SidebarProps {
  groups: NumberedGroup[];
  total: number;
  source: AnswerSource;
  clock: ExamClock | null;
  /** A hand-in runs. */
  isBusy: boolean;
  /** In the place of the clock. */
  trials: ReactNode;
  currentId: string;
  onReport: () => void;
  onPick: (questionId: string) => void;
}

/** The clock, and the answer card that scrolls below it. */
export function Sidebar({
  groups,
  total,
  source,
  clock,
  isBusy,
  trials,
  currentId,
  onReport,
  onPick,
}: SidebarProps) {
  const id = useId();
  return (
    <Column>
      {clock ? <ClockCard clock={clock} isBusy={isBusy} onReport={onReport} /> : trials}
      <Card aria-labelledby={id}>
        <Title id={id}>答题卡（共{total}题）</Title>
        <TileLegend />
        <TileScroller currentId={currentId}>
          <AnswerCard groups={groups} source={source} currentId={currentId} onPick={onPick} />
        </TileScroller>
      </Card>
    </Column>
  );
}

const Column = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  ${media.short} {
    gap: ${theme.space[2]};
  }
`;

const Card = styled.section`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  padding: ${theme.space[5]} 0 0;
  ${cardSurface}
  ${media.short} {
    padding-top: ${theme.space[3]};
  }
  > ul {
    padding: 0 ${theme.space[6]} ${theme.space[2]};
  }
`;

const Title = styled.h2`
  padding: 0 ${theme.space[6]} ${theme.space[2]};
  font: ${theme.type.labelStrong};
`;
