import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Columns } from './frame.ts';

/** Placeholder of question, score and card while the review loads. */
export function ReviewSkeleton() {
  return (
    <Columns>
      <Card>
        <Skeleton width={240} height={28} />
        <Skeleton height={20} />
        <Skeleton width="60%" height={20} />
        {[0, 1, 2, 3].map((option) => (
          <Skeleton key={option} height={60} shape="block" />
        ))}
        <Skeleton height={76} shape="block" />
        <Skeleton height={140} shape="block" />
      </Card>
      <Side>
        <Card>
          <Skeleton width={120} height={48} />
          <Skeleton height={8} />
        </Card>
        <Card>
          <Skeleton width={140} height={24} />
          <Skeleton height={40} shape="block" />
          <Skeleton height={220} shape="block" />
        </Card>
      </Side>
    </Columns>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[8]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  ${media.tablet} {
    display: none;
  }
`;
