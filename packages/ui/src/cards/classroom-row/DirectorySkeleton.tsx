import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../primitives/skeleton/SkeletonLines.ts';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { theme } from '../../theme/theme.ts';

const ROWS = 8;

/** A directory that loads: a chapter's name and rows of two lines. */
export function DirectorySkeleton() {
  return (
    <div>
      <Head>
        <Skeleton width={144} height={20} />
      </Head>
      <SkeletonRows count={ROWS}>
        <Row>
          <Skeleton width={18} height={18} />
          <Lines $gap={2}>
            <Skeleton width="80%" height={14} />
            <Skeleton width={72} height={12} />
          </Lines>
          <Skeleton width={18} height={18} shape="circle" />
        </Row>
      </SkeletonRows>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  height: 52px;
  padding: 0 ${theme.space[5]};
`;

const Row = styled.div`
  display: flex;
  gap: 10px;
  height: 60px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[5]};
`;

const Lines = styled(SkeletonLines)`
  align-content: center;
`;
