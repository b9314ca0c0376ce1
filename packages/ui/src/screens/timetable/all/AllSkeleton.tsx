import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SideColumns } from '../side/SideColumns.ts';

/** The list of all lessons while it loads: dates, rows and the right column. */
export function AllSkeleton() {
  return (
    <SideColumns.Root>
      <Days>
        <Skeleton width={120} height={24} />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Day key={row}>
            <Skeleton width={72} height={32} />
            <Skeleton shape="block" height={76} />
          </Day>
        ))}
      </Days>
      <SideColumns.Side>
        <Skeleton shape="block" height={270} />
        <Skeleton shape="block" height={230} />
      </SideColumns.Side>
    </SideColumns.Root>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Day = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
`;
