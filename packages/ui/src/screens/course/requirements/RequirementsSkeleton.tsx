import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../../theme/theme.ts';
import { RequirementItem } from './RequirementItem.ts';

/** The skeleton of the requirements: head, period and three targets. */
export function RequirementsSkeleton() {
  return (
    <>
      <Skeleton width={88} height={24} />
      <Period width={200} height={23} />
      <SkeletonRows count={3}>
        <RequirementItem as="div">
          <Skeleton width="100%" height={23} />
          <Skeleton height={8} />
          <Skeleton width={72} height={18} />
        </RequirementItem>
      </SkeletonRows>
    </>
  );
}

const Period = styled(Skeleton)`
  margin-top: ${theme.space[1]};
`;
