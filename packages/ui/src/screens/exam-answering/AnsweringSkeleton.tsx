import { styled } from 'styled-components';
import { AnswerCardSkeleton } from '../../answer-card/AnswerCardSkeleton.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { QuestionSkeleton } from '../../questions/QuestionSkeleton.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Placeholder of question, clock and answer card while the paper loads. */
export function AnsweringSkeleton() {
  return (
    <Columns>
      <Question>
        <QuestionSkeleton />
      </Question>
      <Side>
        <Clock>
          <Skeleton width={156} height={156} shape="circle" />
          <Skeleton width={106} height={32} shape="block" />
          <Skeleton width={180} height={14} />
        </Clock>
        <AnswerCardSkeleton>
          <Skeleton width={140} height={20} />
          <Skeleton width={220} height={16} />
        </AnswerCardSkeleton>
      </Side>
    </Columns>
  );
}

/* The window minus bar, footer and margins; a page without margins in one column. */
const Columns = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) 312px;
  gap: ${theme.space[6]};
  height: calc(100dvh - ${bars.exam} - 72px - 2 * ${theme.space[6]});
  ${media.short} {
    height: calc(100dvh - ${bars.exam} - 72px - 2 * ${theme.space[4]});
    margin-block: calc(-1 * ${theme.space[2]});
  }
  ${media.tablet} {
    display: block;
    height: auto;
    min-height: calc(100dvh - ${bars.exam});
    margin: calc(-1 * ${theme.space[6]});
    background: ${theme.color.surface.card};
  }
  ${media.phone} {
    margin: calc(-1 * ${theme.space[4]});
  }
`;

const Question = styled.div`
  padding: ${theme.space[8]} ${theme.space[10]};
  ${cardSurface}
  overflow: hidden;
  ${media.tablet} {
    max-width: 760px;
    margin: 0 auto;
    padding: ${theme.space[6]};
    border-radius: 0;
    box-shadow: none;
  }
  ${media.phone} {
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[6]};
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  ${media.short} {
    gap: ${theme.space[2]};
  }
  ${media.tablet} {
    display: none;
  }
`;

const Clock = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  height: 258px;
  padding-top: ${theme.space[5]};
  ${cardSurface}
  /* A row: the ring of 40 px, and the button at the end. */
  ${media.short} {
    flex-direction: row;
    justify-content: space-between;
    height: 61px;
    padding: 0 ${theme.space[4]};
    > :first-child {
      width: 40px !important;
      height: 40px !important;
    }
    > :last-child {
      display: none;
    }
  }
`;
