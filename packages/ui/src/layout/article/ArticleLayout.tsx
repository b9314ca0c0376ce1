import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { stickyAside } from '../aside-columns/stickyAside.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

interface ArticleLayoutProps<Data> {
  /** What an article is called here: 资讯, 公告 */
  noun: string;
  /** The page: 新闻详情 */
  title: string;
  /** The list that the article is in: 新闻资讯 */
  listTitle: string;
  homeTo: string;
  listTo: string;
  /** Null when the school has no such article. */
  article: Loadable<Data | null>;
  children: (data: Data) => ReactNode;
  /** A column beside it; left out of the page of an article that is missing. */
  aside?: ReactNode;
}

/** The page of one article: its place, the article in its states, and a column beside it. */
export function ArticleLayout<Data>({
  noun,
  title,
  listTitle,
  homeTo,
  listTo,
  article,
  children,
  aside,
}: ArticleLayoutProps<Data>) {
  const isMissing = article.status === 'failed' || (article.status === 'ready' && article.data === null);
  const hasAside = aside !== undefined && !isMissing;
  return (
    <Page $isWide={hasAside}>
      <Path items={[{ label: '首页', to: homeTo }, { label: listTitle, to: listTo }, { label: title }]} />
      {isMissing && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <Columns $hasAside={hasAside}>
        <Block
          of={article}
          skeleton={<ArticleSkeleton />}
          isEmpty={(data) => data === null}
          empty={
            <EmptyState
              title={`没有找到这条${noun}`}
              hint="它可能已经撤下"
              action={<ButtonLink to={listTo}>查看全部{noun}</ButtonLink>}
            />
          }
          errorTitle={`${noun}加载失败`}
        >
          {(data) => data !== null && children(data)}
        </Block>
        {hasAside && <aside>{aside}</aside>}
      </Columns>
    </Page>
  );
}

const Path = styled(Breadcrumb)`
  margin-bottom: ${theme.space[2]};
  ${media.phone} {
    margin-bottom: 0;
  }
`;

/** The side column moves below the article on a tablet. */
const Columns = styled.div<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasAside }) => ($hasAside ? 'minmax(0, 792fr) minmax(0, 384fr)' : 'minmax(0, 1fr)')};
  align-items: start;
  gap: ${theme.space[6]};
  > aside {
    display: grid;
    gap: ${theme.space[6]};
    ${stickyAside}
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    > aside {
      display: none;
    }
  }
`;

/** The column of an article: 792 px wide, which gives lines of 680 px; `$isWide` makes room for a side column. */
const Page = styled.div<{ $isWide?: boolean }>`
  max-width: calc(${({ $isWide }) => ($isWide ? theme.size.content : '792px')} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[18]};
  ${media.phone} {
    padding: 0 ${theme.space[4]} ${theme.space[6]};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;
