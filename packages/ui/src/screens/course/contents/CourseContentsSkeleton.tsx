import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../../primitives/skeleton/SkeletonItem.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { SkeletonStrip } from '../../../primitives/skeleton/SkeletonStrip.ts';
import { theme } from '../../../theme/theme.ts';

/** The skeleton of a course's contents: tabs, a chapter with four rows, and two folded chapters. */
export function CourseContentsSkeleton() {
  return (
    <>
      <Tabs>
        <SkeletonRows count={4}>
          <Skeleton width={80} height={24} />
        </SkeletonRows>
      </Tabs>
      {[4, 3, 3].map((rows, index) => (
        <Chapter key={index}>
          <Head lines={[{ width: '36%', height: 24 }]} />
          <SkeletonRows count={rows}>
            <Row
              start={{ width: 20, height: 20 }}
              lines={[
                { width: '52%', height: 20 },
                { width: 88, height: 16 },
              ]}
              end={{ width: 64 }}
            />
          </SkeletonRows>
        </Chapter>
      ))}
    </>
  );
}

const Tabs = styled(SkeletonStrip)`
  margin-bottom: ${theme.space[5]};
`;

const Chapter = styled.div`
  margin-top: ${theme.space[3]};
  padding-bottom: ${theme.space[2]};
  ${cardSurface}
`;

const Head = styled(SkeletonItem)`
  height: 60px;
  padding: 0 ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
`;

const Row = styled(SkeletonItem)`
  height: 64px;
  padding: 0 ${theme.space[5]};
`;
