import { styled } from 'styled-components';
import { ClassCardSkeleton } from '../../cards/class-card/ClassCardSkeleton.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { SkeletonStrip } from '../../primitives/skeleton/SkeletonStrip.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassGrid } from './ClassGrid.ts';
import { CLASSES_PER_PAGE } from './classTabs.ts';

/** The skeleton of the class list; the tabs are included, since their counts are unknown. */
export function ClassListSkeleton() {
  return (
    <>
      <Strip>
        {[64, 80, 80, 80, 80, 96].map((width, index) => (
          <Skeleton key={index} width={width} height={20} />
        ))}
      </Strip>
      <ClassGrid>
        <SkeletonRows count={CLASSES_PER_PAGE}>
          <ClassCardSkeleton />
        </SkeletonRows>
      </ClassGrid>
    </>
  );
}

const Strip = styled(SkeletonStrip)`
  margin-bottom: ${theme.space[6]};
  box-shadow: inset 0 -1px ${theme.color.line.hairline};
  ${media.phone} {
    margin-bottom: ${theme.space[4]};
  }
`;
