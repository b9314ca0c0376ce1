import { isolate } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { lazyResolver } from '../../../primitives/lazy-resolver/lazyResolver.ts';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { theme } from '../../../theme/theme.ts';
import { ComposerFields } from '../../composer/ComposerParts.ts';
import { ComposerText } from '../../composer/ComposerText.tsx';
import type { Draft } from '../../composer/Draft.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { useComposer } from '../../composer/useComposer.ts';
import { EntryAction } from '../entry/EntryAction.ts';
import type { RepliedComment } from './RepliedComment.ts';

const rules = lazyResolver<{ content: string }>(() =>
  import('../../composer/interactionResolvers.ts').then(({ commentResolver }) => commentResolver),
);

interface LessonCommentComposerProps {
  draft: Draft<string>;
  /** The comment that is replied to; null for a comment on the classroom. */
  parent: RepliedComment | null;
  onCancelReply: () => void;
  onSend: (text: string) => Promise<SendOutcome>;
}

/** The field for a comment or a reply (QNA-03). */
export function LessonCommentComposer({ draft, parent, onCancelReply, onSend }: LessonCommentComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { control, isBusy, send } = useComposer({
    values: { content: draft.value },
    resolver: rules.resolver,
    textField: 'content',
    onSend: ({ content }) => onSend(content),
    onSent: () => draft.clear(draft.value),
  });
  const { field, fieldState } = useController({ control, name: 'content' });
  const parentId = parent?.id;
  useEffect(() => {
    if (parentId !== undefined) box.current?.focus();
  }, [parentId]);

  return (
    <ComposerFields onFocus={rules.preload}>
      {parent && (
        <ReplyTo data-first-row>
          <span>
            回复 <bdi>{parent.authorName}</bdi>
          </span>
          <EntryAction type="button" aria-label="取消回复" disabled={isBusy} onClick={onCancelReply}>
            <X size={16} aria-hidden />
          </EntryAction>
        </ReplyTo>
      )}
      <ComposerText
        {...field}
        ref={(element) => {
          field.ref(element);
          box.current = element;
        }}
        limit={limits.comment}
        label={parent ? `回复${isolate(parent.authorName)}` : '评论'}
        placeholder={parent ? '写下您的回复' : '写下您的评论'}
        action={parent ? '回复' : '评论'}
        draft={draft}
        error={fieldState.error?.message}
        isBusy={isBusy}
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
  /* What closes the fields stands at its end. */
  [data-low] & {
    min-height: 2.75rem;
    padding-right: 2.5rem;
  }
`;
