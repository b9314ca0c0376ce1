import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of notice, knowledge points and teachers. */
export function ClassroomSectionsSkeleton() {
  return (
    <Root>
      <Skeleton height={126} shape="block" />
      <Card>
        <Skeleton width={108} height={27} />
        <SkeletonRows count={4}>
          <Point>
            <Skeleton width="64%" height={24} />
          </Point>
        </SkeletonRows>
      </Card>
      <Card>
        <Skeleton width={88} height={27} />
        <Skeleton width={160} height={64} />
      </Card>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Card = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]} ${theme.space[8]};
  ${cardSurface}
`;

const Point = styled.div`
  height: 36px;
`;
