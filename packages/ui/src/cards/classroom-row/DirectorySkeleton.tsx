import { styled } from 'styled-components';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../theme/theme.ts';

/** A directory that loads: a chapter's name and rows of two lines. */
export function DirectorySkeleton() {
  return (
    <div>
      <Head lines={[{ width: 144, height: 20 }]} />
      <SkeletonRows count={8}>
        <Row
          start={{ width: 18, height: 18 }}
          lines={[
            { width: '80%', height: 14 },
            { width: 72, height: 12 },
          ]}
          end={{ width: 18, height: 18, shape: 'circle' }}
        />
      </SkeletonRows>
    </div>
  );
}

const Head = styled(SkeletonItem)`
  height: 52px;
  padding: 0 ${theme.space[5]};
`;

const Row = styled(SkeletonItem)`
  align-items: flex-start;
  gap: 10px;
  height: 60px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[5]};
`;
