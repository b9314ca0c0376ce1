import { listNewsCategories, pageNews } from '@cloud-school/api-client';
import { NewsListScreen } from '@cloud-school/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useExistingPage } from '../../platform/data/useExistingPage.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { newsListPath, newsPath, paths } from '../../platform/navigation/paths.ts';
import { readPageNumber } from '../../platform/navigation/readPageNumber.ts';
import { usePageFacts } from '../../platform/title/usePageFacts.ts';

const SIZE = 6;

/** News, six per page; category and page are in the address. */
export function NewsListPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = readPageNumber(search);
  const categoryId = search.get('categorizeId');
  const news = useLoadable(pageNews, { current, size: SIZE, categoryId });
  const categories = useLoadable(listNewsCategories, {});
  const goTo = (page: number) => void navigate(newsListPath(categoryId, page), { replace: true });
  const isBeyond = useExistingPage(news, current, goTo);
  const isInvented =
    categoryId !== null &&
    categories.status === 'ready' &&
    categories.data.every(({ id }) => id !== categoryId);
  usePageFacts({ isHidden: isBeyond || isInvented });

  return (
    <NewsListScreen
      // Resets the screen for another category.
      key={categoryId}
      news={news}
      categories={categories}
      categoryId={categoryId}
      getCategoryLink={newsListPath}
      current={current}
      onPage={(page) => void navigate(newsListPath(categoryId, page))}
      getLink={(news) => newsPath(news, categoryId)}
      homeTo={paths.home}
    />
  );
}
