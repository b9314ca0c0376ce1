import { useRef } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';
import type { SendOutcome } from '../../comment-thread/CommentComposer.tsx';
import { ComposerActions, ComposerFields } from '../composer/ComposerParts.ts';
import type { Draft } from '../composer/Draft.ts';
import { loadRules, preloadRules } from '../composer/loadRules.ts';
import { TextCounter } from '../composer/TextCounter.tsx';
import { limitHint, TEXT_LIMIT } from '../composer/textLimit.ts';
import { useComposer } from '../composer/useComposer.ts';

export interface QuestionComposerProps {
  draft: Draft<string>;
  onSend: (title: string) => Promise<SendOutcome>;
}

/** The field for asking the teachers (QNA-01). */
export function QuestionComposer({ draft, onSend }: QuestionComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { errors, failure, isBusy, send, clear } = useComposer({
    values: { title: draft.value },
    check: async (values) => (await loadRules()).checkQuestion(values),
    onSend: ({ title }) => onSend(title),
    onSent: () => draft.onChange(''),
    focus: () => field.current?.focus(),
  });

  return (
    <ComposerFields onFocus={preloadRules}>
      <TextArea
        ref={field}
        label="提问"
        isLabelHidden
        placeholder="写下您的问题，老师会在课后答复"
        rows={2}
        grows
        maxLength={TEXT_LIMIT}
        value={draft.value}
        onChange={(next) => {
          draft.onChange(next);
          clear();
        }}
        error={errors.title ?? failure ?? undefined}
        hint={limitHint(draft.value)}
        readOnly={isBusy}
      />
      <ComposerActions>
        <TextCounter text={draft.value} />
        <Button isLoading={isBusy} onClick={() => void send()}>
          提问
        </Button>
      </ComposerActions>
    </ComposerFields>
  );
}
