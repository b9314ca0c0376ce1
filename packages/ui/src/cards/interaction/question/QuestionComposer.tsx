import { limits } from '@cloud-school/validators';
import { useRef } from 'react';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import { ComposerFields } from '../composer/ComposerParts.ts';
import { ComposerText } from '../composer/ComposerText.tsx';
import type { Draft } from '../composer/Draft.ts';
import { loadRules, preloadRules } from '../composer/loadRules.ts';
import { useComposer } from '../composer/useComposer.ts';

export interface QuestionComposerProps {
  draft: Draft<string>;
  /** An earlier draft is on its way: nothing can be written over it. */
  isDraftLoading?: boolean;
  onSend: (title: string) => Promise<SendOutcome>;
}

/** The field for asking the teachers (QNA-01). */
export function QuestionComposer({ draft, isDraftLoading = false, onSend }: QuestionComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { errors, failure, isBusy, send, clear } = useComposer({
    values: { title: draft.value },
    check: async (values) => (await loadRules()).checkQuestion(values),
    onSend: ({ title }) => onSend(title),
    onSent: () => draft.clear(draft.value),
    focus: () => field.current?.focus(),
  });

  return (
    <ComposerFields onFocus={preloadRules}>
      <ComposerText
        limit={limits.question}
        ref={field}
        label="提问"
        placeholder={isDraftLoading ? '正在读取草稿…' : '写下您的问题，老师会在课后答复'}
        action="提问"
        draft={draft}
        readOnly={isDraftLoading}
        error={errors.title ?? failure ?? undefined}
        isBusy={isBusy}
        clear={clear}
        send={send}
      />
    </ComposerFields>
  );
}
