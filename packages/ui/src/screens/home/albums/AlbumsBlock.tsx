import type { AlbumCategory, AlbumTab } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { AlbumTile } from '../../../cards/album-tile/AlbumTile.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOr, type Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { formatAlbumCounts, selectHomeAlbums } from './selectHomeAlbums.ts';

export interface AlbumsBlockProps {
  tabs: AlbumTab[];
  /** Key of the chosen tab; null while there is none. */
  tabKey: string | null;
  onTab: (key: string) => void;
  categories: Loadable<AlbumCategory[]>;
  /** Cover addresses by category id; a category without one shows a drawing. */
  covers: ReadonlyMap<string, string>;
  onOpen: (category: AlbumCategory) => void;
}

/** The school's albums: the first three categories of a tab as a mosaic (HOME-03). */
export function AlbumsBlock({ tabs, tabKey, onTab, categories, covers, onOpen }: AlbumsBlockProps) {
  const shown = selectHomeAlbums(dataOr(categories, []));
  return (
    <section aria-labelledby="home-albums">
      <SectionHead
        {...homeHeadings.albums}
        hint={shown.length > 0 ? formatAlbumCounts(shown) : homeHeadings.albums.hint}
        aside={
          tabs.length > 1 && (
            <Tabs>
              {tabs.map(({ key, name }) => (
                <FilterPill key={key} isAll isPressed={key === tabKey} onClick={() => onTab(key)}>
                  {name}
                </FilterPill>
              ))}
            </Tabs>
          )
        }
      />
      <Content>
        <Block
          of={categories}
          skeleton={<AlbumsSkeleton />}
          isEmpty={(data) => selectHomeAlbums(data).length === 0}
          empty={<EmptyState title="暂无数据" hint="学校上传照片后会出现在这里" />}
          errorTitle="相册加载失败"
        >
          {() => (
            <Mosaic $count={shown.length}>
              {withKeys(shown).map(([category, key], index) => (
                <li key={key}>
                  <AlbumTile
                    category={category}
                    coverUrl={covers.get(category.id) ?? null}
                    size={index === 0 ? 'large' : 'small'}
                    onOpen={() => onOpen(category)}
                  />
                </li>
              ))}
            </Mosaic>
          )}
        </Block>
      </Content>
    </section>
  );
}

function AlbumsSkeleton() {
  return (
    <Mosaic $count={3}>
      <SkeletonRows count={3}>
        <li>
          <Skeleton height="100%" shape="block" />
        </li>
      </SkeletonRows>
    </Mosaic>
  );
}

const Tabs = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  ${media.phone} {
    /* Bleeds to the edge of the screen: a cut pill shows that the row scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    margin-block: -2px;
    padding: 6px ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/* The same height in every state, so that an empty or failed block does not shift the page. */
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 392px;
  ${media.narrow} {
    min-height: 328px;
  }
  ${media.phone} {
    min-height: 196px;
  }
`;

const leadBesideOthers = css`
  grid-template-rows: repeat(2, minmax(0, 1fr));
  grid-template-columns: minmax(0, 792fr) minmax(0, 384fr);
  > :first-child {
    grid-row: span 2;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 220fr) minmax(0, 111fr);
  }
`;

const Mosaic = styled.ul<{ $count: number }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[6]};
  height: 392px;
  ${media.narrow} {
    gap: ${theme.space[5]};
    height: 328px;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    height: 196px;
  }
  ${({ $count }) => $count > 2 && leadBesideOthers}
  ${media.largeText} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
    grid-auto-rows: 184px;
    height: auto;
    > :first-child {
      grid-row: auto;
    }
  }
`;
