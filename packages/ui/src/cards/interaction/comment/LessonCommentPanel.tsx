import type { LessonComment } from '@cloud-school/domain';
import { useMemo, useRef, useState } from 'react';
import { Block } from '../../../primitives/block/Block.tsx';
import { type Loadable, mapLoadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import type { Draft } from '../composer/Draft.ts';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { PanelFrame, type PanelHead } from '../panel/PanelFrame.tsx';
import { LessonCommentComposer } from './LessonCommentComposer.tsx';
import { LessonCommentItem } from './LessonCommentItem.tsx';
import { toCommentThreads } from './toCommentThreads.ts';

export interface LessonCommentPanelProps {
  head: PanelHead;
  comments: Loadable<LessonComment[]>;
  now: Date;
  draft: Draft<string>;
  /** Sends a comment on the classroom, or a reply to the parent. */
  onSend: (text: string, parent: LessonComment | null) => Promise<SendOutcome>;
}

/** Comments on a classroom with their replies, and a field to write one (QNA-03). */
export function LessonCommentPanel({ head, comments, now, draft, onSend }: LessonCommentPanelProps) {
  const [parent, setParent] = useState<LessonComment | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const threads = useMemo(() => mapLoadable(comments, toCommentThreads), [comments]);

  async function send(text: string) {
    const outcome = await onSend(text, parent);
    if (!outcome.isSent) return outcome;
    setParent(null);
    // A new comment is the first of the list; a reply is where its comment is.
    if (!parent) top.current?.scrollIntoView({ block: 'nearest' });
    return outcome;
  }

  return (
    <PanelFrame
      title="评论"
      head={head}
      topRef={top}
      composer={
        <LessonCommentComposer
          draft={draft}
          parent={parent}
          onCancelReply={() => setParent(null)}
          onSend={send}
        />
      }
    >
      <Block
        of={threads}
        skeleton={<EntriesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyState variant="bare" title="暂无评论" />}
        errorTitle="评论加载失败"
        errorVariant="bare"
      >
        {(items) => (
          <WindowedList
            items={items}
            keyOf={({ comment }) => comment.id}
            itemHeight={130}
            renderItem={(thread) => <LessonCommentItem thread={thread} now={now} onReply={setParent} />}
          />
        )}
      </Block>
    </PanelFrame>
  );
}
