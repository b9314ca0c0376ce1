import type { Ref } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';
import { TextCounter } from '../../primitives/text-entry/TextCounter.tsx';
import { limitHint } from '../labels/limitHint.ts';
import { ComposerActions } from './ComposerParts.ts';
import type { Draft } from './Draft.ts';

interface ComposerTextProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  placeholder: string;
  /** The word on the button: 提问 */
  action: string;
  draft: Draft<string>;
  /** The longest text, in characters. */
  limit: number;
  /** Why the text was not sent. */
  error: string | undefined;
  isBusy: boolean;
  /** Nothing can be written yet. */
  readOnly?: boolean;
  send: () => Promise<void>;
}

/** The only field of a composer, its counter and its button. */
export function ComposerText({
  ref,
  label,
  placeholder,
  action,
  draft,
  limit,
  error,
  isBusy,
  readOnly = false,
  send,
}: ComposerTextProps) {
  return (
    <>
      <TextArea
        ref={ref}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        rows={2}
        grows
        textSize="body"
        maxLength={limit}
        value={draft.value}
        onChange={draft.onChange}
        onDraft={draft.keep}
        error={error}
        hint={limitHint(draft.value, limit)}
        readOnly={isBusy || readOnly}
      />
      <ComposerActions>
        <TextCounter text={draft.value} limit={limit} />
        <Button isLoading={isBusy} onClick={() => void send()}>
          {action}
        </Button>
      </ComposerActions>
    </>
  );
}
