import type { NoticeDetail } from '@cloud-school/domain';
import { Article } from '../../layout/article/Article.tsx';
import { ArticlePage } from '../../layout/article/ArticlePage.ts';
import { ArticleSkeleton } from '../../layout/article/ArticleSkeleton.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { ClauseText } from '../../primitives/phrase-text/ClauseText.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';

export interface NoticeDetailScreenProps {
  /** Null when the school has no such notice. */
  notice: Loadable<NoticeDetail | null>;
  homeTo: string;
  listTo: string;
}

/** A notice: title, writer, time and content (NOTICE-02). */
export function NoticeDetailScreen({ notice, homeTo, listTo }: NoticeDetailScreenProps) {
  const isMissing = notice.status === 'failed' || (notice.status === 'ready' && notice.data === null);
  return (
    <ArticlePage>
      <Breadcrumb
        items={[{ label: '首页', to: homeTo }, { label: '通知公告', to: listTo }, { label: '公告详情' }]}
      />
      {isMissing && <VisuallyHidden as="h1">公告详情</VisuallyHidden>}
      <Block
        of={notice}
        skeleton={<ArticleSkeleton />}
        isEmpty={(data) => data === null}
        empty={
          <EmptyState
            title="没有找到这条公告"
            hint="它可能已经撤下"
            action={<ButtonLink to={listTo}>查看全部公告</ButtonLink>}
          />
        }
        errorTitle="公告加载失败"
      >
        {(data) =>
          data && (
            <Article
              name={data.title}
              title={<ClauseText>{data.title}</ClauseText>}
              facts={[data.writerName, data.createdAt && data.createdAt.slice(0, 16)]}
              content={data.content}
            />
          )
        }
      </Block>
    </ArticlePage>
  );
}
