import type { LessonComment } from '@cloud-school/api-client';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { theme } from '../../../theme/theme.ts';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import { ComposerActions, ComposerFields } from '../composer/ComposerParts.ts';
import type { Draft } from '../composer/Draft.ts';
import { loadRules, preloadRules } from '../composer/loadRules.ts';
import { TextCounter } from '../composer/TextCounter.tsx';
import { limitHint, TEXT_LIMIT } from '../composer/textLimit.ts';
import { useComposer } from '../composer/useComposer.ts';
import { EntryAction } from '../entry/EntryAction.ts';

interface LessonCommentComposerProps {
  draft: Draft<string>;
  /** The comment that is replied to; null for a comment on the classroom. */
  parent: LessonComment | null;
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
    onSent: () => draft.onChange(''),
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
          <span>回复 {parent.authorName}</span>
          <EntryAction type="button" aria-label="取消回复" disabled={isBusy} onClick={onCancelReply}>
            <X size={16} aria-hidden />
          </EntryAction>
        </ReplyTo>
      )}
      <TextArea
        ref={field}
        label={parent ? `回复${parent.authorName}` : '评论'}
        isLabelHidden
        placeholder={parent ? '写下您的回复' : '写下您的评论'}
        rows={2}
        grows
        maxLength={TEXT_LIMIT}
        value={draft.value}
        onChange={(next) => {
          draft.onChange(next);
          clear();
        }}
        error={errors.content ?? failure ?? undefined}
        hint={limitHint(draft.value)}
        readOnly={isBusy}
      />
      <ComposerActions>
        <TextCounter text={draft.value} />
        <Button isLoading={isBusy} onClick={() => void send()}>
          {parent ? '回复' : '评论'}
        </Button>
      </ComposerActions>
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
