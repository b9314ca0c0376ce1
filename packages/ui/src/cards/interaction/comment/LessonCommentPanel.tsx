import type { LessonComment } from '@cloud-school/domain';
import { useMemo, useRef, useState } from 'react';
import { Block } from '../../../primitives/block/Block.tsx';
import { type Loadable, mapLoadable } from '../../../primitives/block/Loadable.ts';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import type { Draft } from '../../composer/Draft.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { PanelEmpty } from '../panel/PanelEmpty.ts';
import { PanelFrame, type PanelHead } from '../panel/PanelFrame.tsx';
import { LessonCommentComposer } from './LessonCommentComposer.tsx';
import { LessonCommentItem } from './LessonCommentItem.tsx';
import type { RepliedComment } from './RepliedComment.ts';
import { toCommentThreads } from './toCommentThreads.ts';

export interface LessonCommentPanelProps {
  head: PanelHead;
  comments: Loadable<LessonComment[]>;
  now: Date;
  draft: Draft<string>;
  /** The comment that is replied to; null for a comment on the classroom. Its owner forgets it once the reply was sent. */
  parent: RepliedComment | null;
  onReply: (parent: RepliedComment | null) => void;
  /** Sends a comment on the classroom, or a reply to the parent. */
  onSend: (text: string, parent: RepliedComment | null) => Promise<SendOutcome>;
}

/** Comments on a classroom with their replies, and a field to write one (QNA-03). */
export function LessonCommentPanel(props: LessonCommentPanelProps) {
  const { head, comments, now, draft, parent, onReply, onSend } = props;
  const [isSending, setSending] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const threads = useMemo(() => mapLoadable(comments, toCommentThreads), [comments]);

  async function send(text: string) {
    setSending(true);
    const outcome = await onSend(text, parent).finally(() => setSending(false));
    // A new comment is the first of the list; a reply is where its comment is.
    if (outcome.isSent && !parent) top.current?.scrollIntoView({ block: 'nearest' });
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
          onCancelReply={() => onReply(null)}
          onSend={send}
        />
      }
    >
      <Block
        of={threads}
        skeleton={<EntriesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<PanelEmpty variant="bare" title="暂无评论" />}
        errorTitle="评论加载失败"
        errorVariant="bare"
      >
        {(items) => (
          <WindowedList
            items={items}
            keyOf={({ comment }) => comment.id}
            itemHeight={130}
            renderItem={(thread) => (
              <LessonCommentItem thread={thread} now={now} isSending={isSending} onReply={onReply} />
            )}
          />
        )}
      </Block>
    </PanelFrame>
  );
}
