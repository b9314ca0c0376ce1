import { limits } from '@cloud-school/validators';
import { useController } from 'react-hook-form';
import { lazyResolver } from '../../../primitives/lazy-resolver/lazyResolver.ts';
import { ComposerFields } from '../../composer/ComposerParts.ts';
import { ComposerText } from '../../composer/ComposerText.tsx';
import type { Draft } from '../../composer/Draft.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { useComposer } from '../../composer/useComposer.ts';

const rules = lazyResolver<{ title: string }>(() =>
  import('../../composer/interactionResolvers.ts').then(({ questionResolver }) => questionResolver),
);

export interface QuestionComposerProps {
  draft: Draft<string>;
  /** An earlier draft is on its way: nothing can be written over it. */
  isDraftLoading?: boolean;
  onSend: (title: string) => Promise<SendOutcome>;
}

/** The field for asking the teachers (QNA-01). */
export function QuestionComposer({ draft, isDraftLoading = false, onSend }: QuestionComposerProps) {
  const { control, isBusy, send } = useComposer({
    values: { title: draft.value },
    resolver: rules.resolver,
    textField: 'title',
    onSend: ({ title }) => onSend(title),
    onSent: () => draft.clear(draft.value),
  });
  const { field, fieldState } = useController({ control, name: 'title' });

  return (
    <ComposerFields onFocus={rules.preload}>
      <ComposerText
        {...field}
        limit={limits.question}
        label="提问"
        placeholder={isDraftLoading ? '正在读取草稿…' : '写下您的问题，老师会在课后答复'}
        action="提问"
        draft={draft}
        readOnly={isDraftLoading}
        error={fieldState.error?.message}
        isBusy={isBusy}
        send={send}
      />
    </ComposerFields>
  );
}
