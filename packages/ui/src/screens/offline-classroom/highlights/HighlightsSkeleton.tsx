import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../../theme/theme.ts';
import { HighlightGrid } from './HighlightGrid.ts';

/** The skeleton of four highlights. */
export function HighlightsSkeleton() {
  return (
    <HighlightGrid as="div">
      <SkeletonRows count={4}>
        <div>
          <Cover height="auto" shape="block" />
          <Name width="72%" height={20} />
        </div>
      </SkeletonRows>
    </HighlightGrid>
  );
}

const Cover = styled(Skeleton)`
  aspect-ratio: 170 / 112;
`;

const Name = styled(Skeleton)`
  margin-top: ${theme.space[2]};
`;
