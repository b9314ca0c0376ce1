import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ExamFinishedScreenProps } from './ExamFinishedProps.ts';
import { verdictOf } from './FinishedScore.tsx';
import type { FinishedResult } from './toFinishedResult.ts';

type FinishedActionsProps = Pick<
  ExamFinishedScreenProps,
  'source' | 'isResultPending' | 'onReview' | 'onOwnAnswers' | 'onBack' | 'mistakesTo' | 'practiceTo'
> & { points: FinishedResult['points']; mistakes: number; isEmpty: boolean };

/**
 * The next thing to do is solid: once more where nothing was answered, first the mistakes of who has not passed, else the
 * answers, else the way back.
 */
export function FinishedActions(props: FinishedActionsProps) {
  const { source, isResultPending, onReview, onOwnAnswers, onBack, points, mistakes, isEmpty } = props;
  const practiceTo = props.practiceTo ?? props.mistakesTo;
  const hasMistakesFirst = practiceTo && mistakes > 0 && points && verdictOf(points) === 'missed';
  const openAnswers = onReview ?? (isResultPending ? null : onOwnAnswers);
  const secondary: ButtonProps['variant'] = 'secondary';
  if (isEmpty)
    return (
      <Actions>
        <Button size="large" data-first onClick={onBack}>
          再做一次
        </Button>
        {openAnswers && (
          <Button size="large" variant={secondary} onClick={openAnswers}>
            先看题目
          </Button>
        )}
      </Actions>
    );
  return (
    <Actions>
      {hasMistakesFirst && (
        <ButtonLink size="large" to={practiceTo} data-first>
          先练错题
        </ButtonLink>
      )}
      {openAnswers && (
        <Button
          size="large"
          {...(hasMistakesFirst ? { variant: secondary } : { 'data-first': true })}
          onClick={openAnswers}
        >
          {REVIEWS[source]}
        </Button>
      )}
      {isResultPending && !openAnswers && (
        <Button size="large" isLoading variant={secondary} data-first>
          正在查询结果
        </Button>
      )}
      <Button size="large" {...((openAnswers || isResultPending) && { variant: secondary })} onClick={onBack}>
        返回
      </Button>
    </Actions>
  );
}

const REVIEWS: Record<ExamFinishedScreenProps['source'], string> = {
  school: '查看作答',
  partner: '查看已完成作业',
};

/** On a phone the first thing to do is at the right, under the thumb. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  > * {
    flex: 1;
    min-width: fit-content;
  }
  > [data-first] {
    flex: 2;
  }
  ${media.phone} {
    flex-wrap: nowrap;
    flex-direction: row-reverse;
    gap: ${theme.space[2]};
    > * {
      padding: 0 ${theme.space[4]};
    }
  }
`;
