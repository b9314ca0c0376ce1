import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';

/** Rows of the shape of what is found, only until something is there. */
export function SearchWait() {
  return (
    <Rows>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton width={36} height={36} shape="block" />
          <div>
            <Skeleton width="60%" height={18} />
            <Skeleton width="40%" height={14} />
          </div>
        </div>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[2]};
  > div {
    display: flex;
    gap: ${theme.space[3]};
  }
  > div > div {
    display: grid;
    flex: 1;
    gap: ${theme.space[1]};
  }
`;
