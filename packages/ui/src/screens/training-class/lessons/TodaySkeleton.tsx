import { styled } from 'styled-components';
import { ActivityCardSkeleton } from '../../../cards/activity-card/ActivityCardSkeleton.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the lessons of today: filters and four entries of the time rail. */
export function TodaySkeleton() {
  return (
    <>
      <FilterSkeleton count={5} />
      <SkeletonRows count={4}>
        <Stop>
          <Skeleton width={40} height={20} />
          <Skeleton width={16} height={16} shape="circle" />
          <ActivityCardSkeleton />
        </Stop>
      </SkeletonRows>
    </>
  );
}

const Stop = styled.div`
  display: grid;
  grid-template-columns: 64px 16px minmax(0, 1fr);
  column-gap: ${theme.space[5]};
  & + & {
    margin-top: ${theme.space[4]};
  }
  > :first-child {
    justify-self: end;
    margin-top: ${theme.space[4]};
  }
  > :nth-child(2) {
    margin-top: 18px;
  }
  ${media.phone} {
    grid-template-columns: 44px 16px minmax(0, 1fr);
    column-gap: 10px;
  }
`;

/** The skeleton of a row of filters. */
function FilterSkeleton({ count }: { count: number }) {
  return (
    <Row>
      <SkeletonRows count={count}>
        <Skeleton width={76} height={32} shape="block" />
      </SkeletonRows>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  overflow: hidden;
`;
