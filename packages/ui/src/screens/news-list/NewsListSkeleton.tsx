import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NewsCard } from './NewsCard.ts';

const ROWS = 5;

/** The skeleton of a page of news. */
export function NewsListSkeleton({ hasLead }: { hasLead: boolean }) {
  return (
    <>
      {hasLead && <Lead shape="block" height="auto" />}
      <NewsCard>
        <SkeletonRows count={hasLead ? ROWS : ROWS + 1}>
          <Row>
            <Cover shape="block" height="auto" />
            <Lines gap={3} lines={[{ width: '64%', height: 20 }, { width: '88%' }]} />
          </Row>
        </SkeletonRows>
      </NewsCard>
    </>
  );
}

const Lead = styled(Skeleton)`
  aspect-ratio: 944 / 300;
  margin-bottom: ${theme.space[6]};
  ${media.phone} {
    aspect-ratio: 343 / 380;
  }
`;

const Cover = styled(Skeleton)`
  aspect-ratio: 16 / 10;
  max-width: 208px;
  ${media.phone} {
    max-width: 104px;
  }
`;

const Lines = styled(SkeletonItem)`
  flex: 1;
  align-self: flex-start;
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;
