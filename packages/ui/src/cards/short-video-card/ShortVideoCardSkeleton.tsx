import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';

/** The placeholder of a short video. */
export function ShortVideoCardSkeleton() {
  return (
    <div>
      <Skeleton height="auto" shape="block" style={{ aspectRatio: '3/4' }} />
      <Line>
        <Skeleton width="84%" />
      </Line>
      <Line>
        <Skeleton width="50%" height={12} />
      </Line>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  height: 32px;
  &:last-child {
    height: ${theme.space[6]};
  }
`;
