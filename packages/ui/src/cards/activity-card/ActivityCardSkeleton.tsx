import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../primitives/skeleton/SkeletonLines.ts';
import { theme } from '../../theme/theme.ts';

/** The placeholder of an activity: tags, name, facts and the button. */
export function ActivityCardSkeleton() {
  return (
    <Card>
      <SkeletonLines $gap={2}>
        <Skeleton width={148} height={24} />
        <Skeleton width="72%" height={24} />
        <Skeleton width="40%" height={18} />
      </SkeletonLines>
      <Skeleton width={76} height={40} shape="block" />
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${cardSurface}
`;
