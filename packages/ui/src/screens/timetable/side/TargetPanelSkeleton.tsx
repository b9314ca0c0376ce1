import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SideCard } from './SideCard.ts';

/** The targets while they load, 390 px high like `TargetPanel` with three of them; 140 px on a phone. */
export function TargetPanelSkeleton() {
  return (
    <Root>
      <Skeleton width={100} height={24} />
      <Skeleton width={200} height={12} />
      <Rows>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <Skeleton width="60%" height={24} />
            <Skeleton height={8} />
            <Skeleton width="70%" height={18} />
          </li>
        ))}
      </Rows>
    </Root>
  );
}

const Root = styled(SideCard)`
  > :nth-child(2) {
    margin-top: 6px;
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 33px;
  margin-top: 36px;
  li {
    display: grid;
    gap: ${theme.space[2]};
  }
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[4]};
    margin-top: ${theme.space[2]};
    li > :first-child {
      min-height: 42px;
    }
    li > :last-child {
      display: none;
    }
  }
`;
