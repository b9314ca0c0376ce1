import type { Notice, Page } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { NoticeList } from '../../cards/notice-list/NoticeList.tsx';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { useLastPageCount } from '../../primitives/pagination/useLastPageCount.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface NoticeListScreenProps {
  notices: Loadable<Page<Notice>>;
  /** The requested page, from 1. */
  current: number;
  onPage: (page: number) => void;
  getLink: (notice: Notice) => string;
  /** 'YYYY-MM-DD' */
  today: string;
  homeTo: string;
}

/** The school's notices, page by page (NOTICE-01). */
export function NoticeListScreen({
  notices,
  current,
  onPage,
  getLink,
  today,
  homeTo,
}: NoticeListScreenProps) {
  const pages = useLastPageCount(notices);
  return (
    <PageRoot $begin="list">
      <Breadcrumb items={[{ label: '首页', to: homeTo }, { label: '通知公告' }]} />
      <Title>通知公告</Title>
      <Card>
        <Block
          of={notices}
          skeleton={<NoticeListSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState variant="bare" title="暂无数据" hint="学校发布通知后会出现在这里" />}
          errorTitle="公告加载失败"
          errorVariant="bare"
        >
          {({ items }) => <NoticeList notices={items} getLink={getLink} today={today} isDetailed />}
        </Block>
      </Card>
      <Foot>{pages > 1 && <Pages current={current} pages={pages} onChange={onPage} />}</Foot>
    </PageRoot>
  );
}

const Title = styled.h1`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  font: ${theme.type.page};
  ${media.phone} {
    margin: 0 0 ${theme.space[3]};
    font: ${theme.type.section};
  }
`;

/** As high as six rows, so that the last page does not shift the pagination. */
const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(6 * 61px - 1px + 2 * ${theme.space[2]});
  padding: ${theme.space[2]} ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[2]} ${theme.space[4]};
  }
`;

const Foot = styled.div`
  min-height: ${theme.size.control.medium};
  margin-top: ${theme.space[6]};
`;

const Pages = styled(Pagination)`
  justify-content: center;
`;

const ROWS = 6;

/** The skeleton of a page of notices. */
function NoticeListSkeleton() {
  return Array.from({ length: ROWS }, (_, index) => (
    <Row key={index}>
      <Skeleton width={84} />
      <Skeleton width={`${64 - index * 6}%`} />
    </Row>
  ));
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 61px;
`;
