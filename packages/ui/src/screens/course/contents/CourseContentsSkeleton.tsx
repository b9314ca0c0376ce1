import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
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
              <Text>
                <Skeleton width="52%" height={20} />
                <Skeleton width={88} height={16} />
              </Text>
              <Skeleton width={64} height={16} />
            </Row>
          </SkeletonRows>
        </Chapter>
      ))}
    </>
  );
}

const Tabs = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 52px;
  margin-bottom: ${theme.space[5]};
  overflow: hidden;
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

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;
`;
