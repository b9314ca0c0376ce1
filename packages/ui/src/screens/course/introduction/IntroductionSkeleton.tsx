import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { SkeletonStrip } from '../../../primitives/skeleton/SkeletonStrip.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the introduction: four tabs and three lines. */
export function IntroductionSkeleton() {
  return (
    <Root>
      <SkeletonStrip>
        <SkeletonRows count={4}>
          <Skeleton width={64} height={24} />
        </SkeletonRows>
      </SkeletonStrip>
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton width="62%" height={20} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-height: 212px;
  align-content: start;
`;
