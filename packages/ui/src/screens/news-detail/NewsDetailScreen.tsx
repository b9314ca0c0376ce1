import type { NewsDetail } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { Article } from '../../layout/article/Article.tsx';
import { ArticleLayout } from '../../layout/article/ArticleLayout.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';

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
  /** The button that shares it. */
  share?: ReactNode;
  /** The side column: related products and news; null while it is not known, left out in a school without one. */
  aside?: ReactNode;
}

/** A news item: title, source, time, a video when there is one, and content (NEWS-02). */
export function NewsDetailScreen({
  news,
  category,
  homeTo,
  listTo,
  video,
  share,
  aside,
}: NewsDetailScreenProps) {
  return (
    <ArticleLayout
      noun="资讯"
      title="新闻详情"
      listTitle="新闻资讯"
      homeTo={homeTo}
      listTo={listTo}
      article={news}
      aside={aside}
    >
      {(data) => (
        <Article
          name={data.title}
          title={<ClauseText>{data.title}</ClauseText>}
          tag={category}
          facts={[data.source && `来源：${data.source}`, data.publishedAt && data.publishedAt.slice(0, 16)]}
          action={share}
          introduction={data.introduction && <PhraseText>{data.introduction}</PhraseText>}
          figure={data.hasVideo && video?.(data)}
          content={data.content}
        />
      )}
    </ArticleLayout>
  );
}
