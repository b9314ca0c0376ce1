import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { GoalTargetsSkeleton } from './GoalTargetsSkeleton.tsx';

/** The skeleton of the learning goal, which most classes have. */
export function GoalSkeleton() {
  return (
    <Card>
      <Head>
        <Skeleton width={56} height={14} />
        <Skeleton width="62%" height={20} />
        <Days width={96} height={36} />
      </Head>
      <GoalTargetsSkeleton />
    </Card>
  );
}

const Card = styled.div`
  ${cardSurface}
`;

const Head = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  min-height: 136px;
  padding: ${theme.space[5]} ${theme.space[6]};
  ${media.phone} {
    min-height: 68px;
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Days = styled(Skeleton)`
  ${media.phone} {
    display: none;
  }
`;
