import { listNewsCategories, pageNews } from '@cloud-school/api-client';
import { NewsListScreen } from '@cloud-school/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { animateToTop } from '../../platform/navigation/animateToTop.ts';
import { newsPath, newsListPath } from '../../platform/navigation/paths.ts';
import { pageNumber } from '../../platform/navigation/pageNumber.ts';

const SIZE = 6;

/** News six by six; the address keeps category and page. */
export function NewsListPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = pageNumber(search);
  const categoryId = search.get('categorizeId');

  function open(page: number) {
    void navigate(newsListPath(categoryId, page));
    animateToTop();
  }

  return (
    <NewsListScreen
      // Another category has pages of its own.
      key={categoryId}
      news={useLoadable(pageNews, { current, size: SIZE, categoryId })}
      categories={useLoadable(listNewsCategories, {})}
      categoryId={categoryId}
      getCategoryLink={newsListPath}
      current={current}
      onPage={open}
      getLink={(news) => newsPath(news, categoryId)}
    />
  );
}
