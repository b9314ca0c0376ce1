import type { NewsDetail } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Article } from '../../layout/article/Article.tsx';
import { ArticlePage } from '../../layout/article/ArticlePage.ts';
import { ArticleSkeleton } from '../../layout/article/ArticleSkeleton.tsx';
import { stickyAside } from '../../layout/aside-columns/stickyAside.ts';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface NewsDetailScreenProps {
  /** Null when the school has no such item. */
  news: Loadable<NewsDetail | null>;
  /** The name of its category; '' while unknown, null without one. */
  category: string | null;
  homeTo: string;
  /** Address of the list that it was opened from. */
  listTo: string;
  /** Renders NewsVideo for an item with a video; a callback, so that other items do not load the player. */
  video?: (news: NewsDetail) => ReactNode;
  /** The side column: related products and news; null while it is not known, left out in a school without one. */
  aside?: ReactNode;
}

/** A news item: title, source, time, a video when there is one, and content (NEWS-02). */
export function NewsDetailScreen({ news, category, homeTo, listTo, video, aside }: NewsDetailScreenProps) {
  const isMissing = news.status === 'failed' || (news.status === 'ready' && news.data === null);
  const hasAside = aside !== undefined && !isMissing;
  return (
    <ArticlePage $isWide={hasAside}>
      <Breadcrumb
        items={[{ label: '首页', to: homeTo }, { label: '新闻资讯', to: listTo }, { label: '新闻详情' }]}
      />
      {isMissing && <VisuallyHidden as="h1">新闻详情</VisuallyHidden>}
      <ArticleColumns $hasAside={hasAside}>
        <Block
          of={news}
          skeleton={<ArticleSkeleton />}
          isEmpty={(data) => data === null}
          empty={
            <EmptyState
              title="没有找到这条资讯"
              hint="它可能已经撤下"
              action={<ButtonLink to={listTo}>查看全部资讯</ButtonLink>}
            />
          }
          errorTitle="资讯加载失败"
        >
          {(data) =>
            data && (
              <Article
                name={data.title}
                title={<ClauseText>{data.title}</ClauseText>}
                tag={category}
                facts={[
                  data.source && `来源：${data.source}`,
                  data.publishedAt && data.publishedAt.slice(0, 16),
                ]}
                introduction={data.introduction && <PhraseText>{data.introduction}</PhraseText>}
                figure={data.hasVideo && video?.(data)}
                content={data.content}
              />
            )
          }
        </Block>
        {hasAside && <aside>{aside}</aside>}
      </ArticleColumns>
    </ArticlePage>
  );
}

/** An article with its side column, which moves below the article on a tablet. */
const ArticleColumns = styled.div<{ $hasAside: boolean }>`
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
