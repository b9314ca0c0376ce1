import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the introduction: four tabs and three lines. */
export function IntroductionSkeleton() {
  return (
    <Root>
      <Tabs>
        <SkeletonRows count={4}>
          <Skeleton width={64} height={24} />
        </SkeletonRows>
      </Tabs>
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

const Tabs = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 52px;
  overflow: hidden;
`;
