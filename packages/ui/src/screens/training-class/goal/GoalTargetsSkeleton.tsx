import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The targets of the goal while the courses load: three rows, 189 px high. */
export function GoalTargetsSkeleton() {
  return (
    <Rows>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton width="100%" height={23} />
          <Skeleton height={4} />
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  > div {
    display: grid;
    gap: ${theme.space[2]};
  }
  ${media.phone} {
    display: none;
  }
`;
