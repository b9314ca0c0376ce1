import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../../primitives/skeleton/SkeletonItem.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of the attendance: heading, two steps and the foot. */
export function AttendanceSkeleton() {
  return (
    <Root>
      <Skeleton width={88} height={24} />
      <SkeletonRows count={2}>
        <Step start={{ width: 28, height: 28, shape: 'circle' }} lines={[{ width: 96, height: 36 }]} />
      </SkeletonRows>
      <Skeleton width={160} height={18} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-height: 203px;
  align-content: start;
`;

const Step = styled(SkeletonItem)`
  height: 48px;
`;
