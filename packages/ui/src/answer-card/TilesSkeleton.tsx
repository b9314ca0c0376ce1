import { styled } from 'styled-components';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../theme/theme.ts';

/** The tiles of a paper of three groups. */
export function TilesSkeleton() {
  return GROUPS.map((count, group) => (
    <Group key={group}>
      <Skeleton width={76} height={18} />
      <Tiles>
        <SkeletonRows count={count}>
          <Skeleton width={36} height={36} shape="block" />
        </SkeletonRows>
      </Tiles>
    </Group>
  ));
}

const GROUPS = [20, 8, 8];

const Group = styled.div`
  flex: none;
  & + & {
    margin-top: ${theme.space[4]};
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 36px);
  justify-content: space-between;
  gap: 9px;
  margin-top: ${theme.space[2]};
`;
