import type { News, NewsCategory, Page } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOr, type Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { useLastPageCount } from '../../primitives/pagination/useLastPageCount.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { CategoryCatalogue } from './CategoryCatalogue.tsx';
import { NewsItems } from './NewsItems.tsx';
import { NewsListSkeleton } from './NewsListSkeleton.tsx';

export interface NewsListScreenProps {
  news: Loadable<Page<News>>;
  categories: Loadable<NewsCategory[]>;
  /** Null for 全部. */
  categoryId: string | null;
  getCategoryLink: (categoryId: string | null) => string;
  /** The requested page, from 1. */
  current: number;
  onPage: (page: number) => void;
  getLink: (news: News) => string;
  homeTo: string;
}

/** The school's news by category, page by page (NEWS-01). */
export function NewsListScreen({
  news,
  categories,
  categoryId,
  getCategoryLink,
  current,
  onPage,
  getLink,
  homeTo,
}: NewsListScreenProps) {
  const pages = useLastPageCount(news);
  const hasLead = current === 1;
  return (
    <PageRoot $begin="list">
      <Breadcrumb items={[{ label: '首页', to: homeTo }, { label: '新闻资讯' }]} />
      <Columns>
        <Side>
          <Title>新闻资讯</Title>
          <Block
            of={categories}
            skeleton={<Skeleton height={CATALOGUE_HEIGHT} shape="block" />}
            errorTitle="分类加载失败"
            errorVariant="bare"
          >
            {(data) => (
              <CategoryCatalogue
                categories={data}
                categoryId={categoryId}
                getCategoryLink={getCategoryLink}
              />
            )}
          </Block>
        </Side>
        <div>
          <Block
            of={news}
            skeleton={<NewsListSkeleton hasLead={hasLead} />}
            isEmpty={({ items }) => items.length === 0}
            empty={<EmptyState title="暂无数据" hint="学校发布新闻后会出现在这里" />}
            errorTitle="资讯加载失败"
          >
            {({ items }) => (
              <NewsItems
                news={items}
                categories={dataOr(categories, [])}
                hasLead={hasLead}
                getLink={getLink}
              />
            )}
          </Block>
          <Foot>{pages > 1 && <Pages current={current} pages={pages} onChange={onPage} />}</Foot>
        </div>
      </Columns>
    </PageRoot>
  );
}

/** Of CategoryCatalogue as a row: an entry and its padding. */
const CATALOGUE_HEIGHT = `calc(${theme.size.control.medium} + 2 * ${theme.space[1]})`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: ${theme.space[10]};
  margin-top: ${theme.space[2]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
    margin-top: 0;
  }
`;

const Side = styled.div`
  min-width: 0;
`;

const Title = styled.h1`
  margin-bottom: ${theme.space[5]};
  font: ${theme.type.section};
  ${media.tablet} {
    margin-bottom: ${theme.space[2]};
  }
`;

const Foot = styled.div`
  min-height: ${theme.size.control.medium};
  margin-top: ${theme.space[6]};
`;

const Pages = styled(Pagination)`
  justify-content: center;
`;
