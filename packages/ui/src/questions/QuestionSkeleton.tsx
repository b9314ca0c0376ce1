import { css, styled } from 'styled-components';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

interface QuestionSkeletonProps {
  /** With the answers and the explanation below. */
  isReviewed?: boolean;
}

/** The shape of a question with four options, without its card. */
export function QuestionSkeleton({ isReviewed = false }: QuestionSkeletonProps) {
  return (
    <div>
      <Head $isReviewed={isReviewed}>
        <Skeleton width={240} height={24} />
      </Head>
      <Stem>
        <Skeleton width={24} height={20} />
        <Skeleton width="64%" height={20} />
      </Stem>
      <Options>
        {[0, 1, 2, 3].map((option) => (
          <Skeleton key={option} height="100%" shape="block" />
        ))}
      </Options>
      {isReviewed && (
        <Solution>
          <Skeleton height={82} shape="block" />
          <Skeleton height={100} shape="block" />
        </Solution>
      )}
    </div>
  );
}

/* A question's head is a row of 40 px over the line of the position, of a review a row of 27 px over a hairline. */
const heads = {
  answered: css`
    height: 40px;
    margin-bottom: ${theme.space[12]};
    box-shadow:
      0 ${theme.space[3]} ${theme.color.surface.card},
      0 ${theme.space[4]} ${theme.color.surface.track};
    ${media.tablet} {
      margin-bottom: ${theme.space[2]};
      box-shadow: none;
    }
  `,
  reviewed: css`
    height: 44px;
    margin-bottom: ${theme.space[6]};
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line.hairline};
    ${media.phone} {
      height: 65px;
      margin-bottom: ${theme.space[4]};
    }
  `,
};

const Head = styled.div<{ $isReviewed: boolean }>`
  display: grid;
  align-items: center;
  ${({ $isReviewed }) => heads[$isReviewed ? 'reviewed' : 'answered']}
`;

const Stem = styled.div`
  display: grid;
  grid-template-columns: ${theme.space[12]} minmax(0, 1fr);
  align-items: center;
  height: 32px;
  margin-bottom: ${theme.space[6]};
  /* The number stands in the first of two lines. */
  ${media.phone} {
    grid-template-columns: 100%;
    align-content: space-evenly;
    height: 64px;
    margin-bottom: ${theme.space[4]};
    > :first-child {
      width: 100% !important;
    }
  }
`;

const Options = styled.div`
  display: grid;
  grid-auto-rows: 60px;
  gap: ${theme.space[3]};
  margin-left: ${theme.space[12]};
  ${media.phone} {
    grid-auto-rows: 55px;
    gap: 10px;
    margin-left: 0;
  }
`;

const Solution = styled(Options)`
  grid-auto-rows: auto;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[5]};
`;
