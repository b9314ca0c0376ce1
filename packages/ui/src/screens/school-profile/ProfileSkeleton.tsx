import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { SkeletonStrip } from '../../primitives/skeleton/SkeletonStrip.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The skeleton of the tabs and of the first panel. */
export function ProfileSkeleton() {
  return (
    <>
      <Strip>
        <SkeletonRows count={4}>
          <Skeleton width={64} height={20} />
        </SkeletonRows>
      </Strip>
      <Columns>
        <Skeleton shape="block" height="auto" />
        <Skeleton shape="block" height="auto" />
      </Columns>
    </>
  );
}

const Strip = styled(SkeletonStrip)`
  gap: ${theme.space[10]};
  border-bottom: 1px solid ${theme.color.line.hairline};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: ${theme.space[6]};
  height: 466px;
  margin-top: ${theme.space[8]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      display: none;
    }
  }
`;
