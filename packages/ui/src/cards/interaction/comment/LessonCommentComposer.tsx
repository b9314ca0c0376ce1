import { isolate } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { theme } from '../../../theme/theme.ts';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import { ComposerFields } from '../composer/ComposerParts.ts';
import { ComposerText } from '../composer/ComposerText.tsx';
import type { Draft } from '../composer/Draft.ts';
import { loadRules, preloadRules } from '../composer/loadRules.ts';
import { useComposer } from '../composer/useComposer.ts';
import { EntryAction } from '../entry/EntryAction.ts';
import type { RepliedComment } from './RepliedComment.ts';

interface LessonCommentComposerProps {
  draft: Draft<string>;
  /** The comment that is replied to; null for a comment on the classroom. */
  parent: RepliedComment | null;
  onCancelReply: () => void;
  onSend: (text: string) => Promise<SendOutcome>;
}

/** The field for a comment or a reply (QNA-03). */
export function LessonCommentComposer({ draft, parent, onCancelReply, onSend }: LessonCommentComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { errors, failure, isBusy, send, clear } = useComposer({
    values: { content: draft.value },
    check: async (values) => (await loadRules()).checkComment(values),
    onSend: ({ content }) => onSend(content),
    onSent: () => draft.clear(draft.value),
    focus: () => field.current?.focus(),
  });
  const parentId = parent?.id;
  useEffect(() => {
    if (parentId !== undefined) field.current?.focus();
  }, [parentId]);

  return (
    <ComposerFields onFocus={preloadRules}>
      {parent && (
        <ReplyTo>
          <span>
            回复 <bdi>{parent.authorName}</bdi>
          </span>
          <EntryAction type="button" aria-label="取消回复" disabled={isBusy} onClick={onCancelReply}>
            <X size={16} aria-hidden />
          </EntryAction>
        </ReplyTo>
      )}
      <ComposerText
        limit={limits.comment}
        ref={field}
        label={parent ? `回复${isolate(parent.authorName)}` : '评论'}
        placeholder={parent ? '写下您的回复' : '写下您的评论'}
        action={parent ? '回复' : '评论'}
        draft={draft}
        error={errors.content ?? failure ?? undefined}
        isBusy={isBusy}
        clear={clear}
        send={send}
      />
    </ComposerFields>
  );
}

const ReplyTo = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  span {
    ${truncate}
  }
`;
