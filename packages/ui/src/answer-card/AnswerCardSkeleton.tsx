import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../theme/theme.ts';

/** An answer card while its paper loads: its head, and the tiles of three groups, as high as its room. */
export function AnswerCardSkeleton({ children }: { children: ReactNode }) {
  return (
    <Card>
      {children}
      <Groups>
        {GROUPS.map((count, group) => (
          <Group key={group}>
            <Skeleton width={76} height={18} />
            <Tiles>
              <SkeletonRows count={count}>
                <Skeleton width={36} height={36} shape="block" />
              </SkeletonRows>
            </Tiles>
          </Group>
        ))}
      </Groups>
    </Card>
  );
}

const GROUPS = [20, 8, 8];

const Card = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-height: 0;
  padding: ${theme.space[5]} ${theme.space[6]} 0;
  ${cardSurface}
  overflow: hidden;
`;

const Groups = styled.div`
  padding-top: ${theme.space[2]};
`;

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
