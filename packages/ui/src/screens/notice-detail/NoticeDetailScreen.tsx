import type { NoticeDetail } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { Article } from '../../layout/article/Article.tsx';
import { ArticleLayout } from '../../layout/article/ArticleLayout.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';

export interface NoticeDetailScreenProps {
  /** Null when the school has no such notice. */
  notice: Loadable<NoticeDetail | null>;
  homeTo: string;
  listTo: string;
  /** The button that shares it. */
  share?: ReactNode;
  /** The side column: the latest notices; null while it is not known. */
  aside?: ReactNode;
}

/** A notice: title, writer, time and content (NOTICE-02). */
export function NoticeDetailScreen({ notice, homeTo, listTo, share, aside }: NoticeDetailScreenProps) {
  return (
    <ArticleLayout
      noun="公告"
      title="公告详情"
      listTitle="通知公告"
      homeTo={homeTo}
      listTo={listTo}
      article={notice}
      aside={aside}
    >
      {(data) => (
        <Article
          name={data.title}
          title={<ClauseText>{data.title}</ClauseText>}
          facts={[data.writerName, data.createdAt && data.createdAt.slice(0, 16)]}
          action={share}
          content={data.content}
        />
      )}
    </ArticleLayout>
  );
}
