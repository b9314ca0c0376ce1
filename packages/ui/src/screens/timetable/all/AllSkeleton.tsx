import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** The list of all lessons while it loads. */
export function AllSkeleton() {
  return (
    <Root>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="block" height={76} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[10]};
`;
