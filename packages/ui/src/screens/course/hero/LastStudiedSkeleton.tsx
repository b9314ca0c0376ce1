import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { LastStudiedStrip } from './LastStudiedStrip.ts';

/** The skeleton of the strip about the classroom that was studied last. */
export function LastStudiedSkeleton() {
  return (
    <LastStudiedStrip>
      <Skeleton width={44} height={44} shape="circle" />
      <Text>
        <Skeleton width={56} height={16} />
        <Skeleton width="60%" height={22} />
      </Text>
    </LastStudiedStrip>
  );
}

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
`;
