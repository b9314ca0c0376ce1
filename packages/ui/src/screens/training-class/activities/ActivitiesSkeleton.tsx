import { styled } from 'styled-components';
import { ActivityCardSkeleton } from '../../../cards/activity-card/ActivityCardSkeleton.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the activities: filters, a heading and three entries of the time rail. */
export function ActivitiesSkeleton() {
  return (
    <>
      <Filters>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} width={76} height={32} shape="block" />
        ))}
      </Filters>
      <Skeleton width={88} height={24} />
      {Array.from({ length: 3 }, (_, index) => (
        <Stop key={index}>
          <Skeleton width={40} height={20} />
          <Skeleton width={16} height={16} shape="circle" />
          <ActivityCardSkeleton />
        </Stop>
      ))}
    </>
  );
}

const Filters = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[6]};
  overflow: hidden;
`;

const Stop = styled.div`
  display: grid;
  grid-template-columns: 64px 16px minmax(0, 1fr);
  column-gap: ${theme.space[5]};
  margin-top: ${theme.space[4]};
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
