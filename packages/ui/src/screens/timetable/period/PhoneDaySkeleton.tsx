import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

/** Holds the place of a day's name and three lessons. */
export function PhoneDaySkeleton() {
  return (
    <Root>
      <Skeleton shape="line" width={140} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" height={88} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;
