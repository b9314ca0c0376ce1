import type { Notice } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { NoticeList } from '../../../cards/notice-list/NoticeList.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { ListCard } from '../frame/ListCard.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface NoticesBlockProps {
  notices: Loadable<Notice[]>;
  /** 'YYYY-MM-DD' */
  today: string;
  getLink?: (notice: Notice) => string | undefined;
  moreTo?: string;
}

/** The school's latest notices; recent ones are marked as new (HOME-09). */
export function NoticesBlock({ notices, today, getLink, moreTo }: NoticesBlockProps) {
  return (
    <section aria-labelledby="home-notices">
      <SectionHead id="home-notices" title="通知公告" size="small" moreTo={moreTo} />
      <ListCard>
        <Block
          of={notices}
          skeleton={<NoticesSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState variant="bare" title="暂无数据" hint="学校发布通知后会出现在这里" />}
          errorTitle="公告加载失败"
          errorVariant="bare"
        >
          {(data) => (
            <NoticeList notices={data.slice(0, homeItemCounts.notices)} getLink={getLink} today={today} />
          )}
        </Block>
      </ListCard>
    </section>
  );
}

function NoticesSkeleton() {
  return Array.from({ length: homeItemCounts.notices }, (_, index) => (
    <RowSkeleton key={index}>
      <Skeleton width={44} />
      <Skeleton width={`${80 - index * 8}%`} />
    </RowSkeleton>
  ));
}

const RowSkeleton = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 61px;
`;
