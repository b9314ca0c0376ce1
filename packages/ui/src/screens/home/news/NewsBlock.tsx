import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { NewsList } from '../../../cards/news-list/NewsList.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface NewsBlockProps {
  news: Loadable<News[]>;
  getLink?: (news: News) => string | undefined;
  moreTo?: string;
}

/** The school's latest news (HOME-09). */
export function NewsBlock({ news, getLink, moreTo }: NewsBlockProps) {
  return (
    <section aria-labelledby="home-news">
      <SectionHead {...homeHeadings.news} moreTo={moreTo} />
      <Card>
        <Block
          of={news}
          skeleton={<NewsSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState variant="bare" title="暂无数据" hint="学校发布新闻后会出现在这里" />}
          errorTitle="资讯加载失败"
          errorVariant="bare"
        >
          {(data) => <NewsList news={data.slice(0, homeItemCounts.news)} getLink={getLink} />}
        </Block>
      </Card>
    </section>
  );
}

function NewsSkeleton() {
  return (
    <ListSkeleton>
      <LeadSkeleton>
        <Skeleton height={184} shape="block" />
        <Skeleton height={20} />
        <Skeleton width="70%" />
        <Skeleton width="40%" height={12} />
      </LeadSkeleton>
      <div>
        <SkeletonRows count={homeItemCounts.news - 1}>
          <RowSkeleton>
            <Skeleton width={128} height={80} shape="block" />
            <Skeleton width="46%" />
          </RowSkeleton>
        </SkeletonRows>
      </div>
    </ListSkeleton>
  );
}

const Card = styled.div`
  display: grid;
  min-height: 328px;
  padding: ${theme.space[5]};
  ${cardSurface}
  > * {
    min-width: 0;
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const ListSkeleton = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[6]};
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const LeadSkeleton = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
`;

const RowSkeleton = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  & + & {
    margin-top: ${theme.space[4]};
  }
`;
