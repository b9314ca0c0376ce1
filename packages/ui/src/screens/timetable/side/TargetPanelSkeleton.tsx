import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SideCard } from './SideCard.ts';

/** The targets while they load. */
export function TargetPanelSkeleton() {
  return (
    <SideCard>
      <Skeleton width={100} height={27} />
      <Rows>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <Skeleton width="60%" height={23} />
            <Skeleton height={8} />
            <Skeleton width="70%" height={12} />
          </li>
        ))}
      </Rows>
    </SideCard>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[10]};
  li {
    display: grid;
    gap: ${theme.space[2]};
  }
  ${media.phone} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[4]};
    margin-top: ${theme.space[2]};
  }
`;
