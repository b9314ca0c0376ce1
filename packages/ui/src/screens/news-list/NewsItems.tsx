import type { News, NewsCategory } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { theme } from '../../theme/theme.ts';
import { NewsCard } from './NewsCard.ts';
import { NewsLead } from './NewsLead.tsx';
import { NewsRow } from './NewsRow.tsx';

interface NewsItemsProps {
  news: News[];
  categories: NewsCategory[];
  /** Shows the first item large above the others. */
  hasLead: boolean;
  getLink: (news: News) => string;
}

/** The news items of one page. */
export function NewsItems({ news, categories, hasLead, getLink }: NewsItemsProps) {
  const findCategory = ({ categoryIds }: News) => categories.find(({ id }) => categoryIds.includes(id))?.name;
  const lead = hasLead ? news[0] : undefined;
  const others = lead ? news.slice(1) : news;
  return (
    <Root>
      {lead && <NewsLead news={lead} category={findCategory(lead)} to={getLink(lead)} />}
      {others.length > 0 && (
        <NewsCard>
          {withKeys(others).map(([item, key]) => (
            <NewsRow key={key} news={item} category={findCategory(item)} to={getLink(item)} />
          ))}
        </NewsCard>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
