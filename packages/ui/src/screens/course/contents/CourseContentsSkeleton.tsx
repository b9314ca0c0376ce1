import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../../primitives/skeleton/SkeletonLines.ts';
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
          <Head>
            <Skeleton width="36%" height={24} />
          </Head>
          <SkeletonRows count={rows}>
            <Row>
              <Skeleton width={20} height={20} />
              <SkeletonLines $gap={1}>
                <Skeleton width="52%" height={20} />
                <Skeleton width={88} height={16} />
              </SkeletonLines>
              <Skeleton width={64} height={16} />
            </Row>
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

const Head = styled.div`
  display: flex;
  align-items: center;
  height: 60px;
  padding: 0 ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 64px;
  padding: 0 ${theme.space[5]};
`;
