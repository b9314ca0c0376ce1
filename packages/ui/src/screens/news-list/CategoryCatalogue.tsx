import type { NewsCategory } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface CategoryCatalogueProps {
  categories: NewsCategory[];
  /** Null for 全部. */
  categoryId: string | null;
  getCategoryLink: (categoryId: string | null) => string;
}

/** Links to 全部 and to each category: a column beside the list, or a row above it on a narrow window. */
export function CategoryCatalogue({ categories, categoryId, getCategoryLink }: CategoryCatalogueProps) {
  const entries = [{ id: null, name: '全部' }, ...categories];
  return (
    <nav aria-label="资讯分类">
      <List>
        {entries.map(({ id, name }) => (
          <li key={id ?? ''}>
            <Entry to={getCategoryLink(id)} aria-current={id === categoryId ? 'page' : undefined}>
              {name}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  ${media.tablet} {
    display: flex;
    gap: ${theme.space[2]};
    overflow-x: auto;
    padding-block: ${theme.space[1]};
    scrollbar-width: none;
  }
  ${media.phone} {
    /* Bleeds to the edge of the screen: a cut entry shows that the row scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    padding-inline: ${theme.space[4]};
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control.touch};
  padding: 0 14px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  &:hover {
    color: ${theme.color.action.base};
  }
  &[aria-current] {
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.rest};
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
  ${media.tablet} {
    min-height: ${theme.size.control.medium};
    white-space: nowrap;
  }
`;
