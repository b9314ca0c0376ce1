import { limits } from '@cloud-school/validators';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { TextCounter } from '../../primitives/text-entry/TextCounter.tsx';
import { countCharacters } from '../../primitives/text-entry/textLimit.ts';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import { limitHint } from '../labels/limitHint.ts';

/** Whether a text was accepted. The reason is null if the caller has already shown it. */
export type SendOutcome = { isSent: true } | { isSent: false; reason: string | null };

/** Unsent text that the page's owner keeps while a visitor signs in and returns. */
export interface CommentDraft {
  /** The initial text of the field. */
  text: string;
  /** Called with each change. */
  keep: (text: string) => void;
  /** The send of the initial text that has no answer yet, from before the field was opened. */
  sending: Promise<SendOutcome> | null;
  /** Called with each send: the owner forgets the text once it is accepted. */
  track: (sending: Promise<SendOutcome>) => void;
}

interface CommentComposerProps {
  /** The accessible name: 评论, 回复沈雨薇 */
  label: string;
  placeholder: string;
  /** Large, for a thread, has the button beside the field; small has it inside. */
  size: 'small' | 'large';
  onSend: (content: string) => Promise<SendOutcome>;
  draft?: CommentDraft;
}

/**
 * The field for writing a comment (COMM-02). Its text stays until it is accepted; a second press while sending does nothing,
 * also in a field that was closed and opened again meanwhile.
 */
export function CommentComposer({ label, placeholder, size, onSend, draft }: CommentComposerProps) {
  const [text, setText] = useState(draft?.text ?? '');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(draft?.sending ?? null);
  const isBusy = sending !== null;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void sending?.then((outcome) => {
      setSending(null);
      if (outcome.isSent) setText('');
      else setError(outcome.reason);
    });
  }, [sending]);

  function send() {
    if (isBusy) return;
    const content = text.trim();
    field.current?.focus();
    if (content === '') {
      setError('请输入内容');
      return;
    }
    // A kept draft may be longer than the field takes.
    if (countCharacters(content) > limits.comment) {
      setError(`评论内容不能超过 ${limits.comment} 个字`);
      return;
    }
    setError(null);
    const started = onSend(content);
    draft?.track(started);
    setSending(started);
  }

  function write(next: string) {
    setText(next);
    draft?.keep(next);
    setError(null);
  }

  const button = (
    <Button
      size={size === 'large' ? 'large' : 'small'}
      isLoading={isBusy}
      aria-label={`发送${label}`}
      onClick={send}
    >
      发送
    </Button>
  );
  return (
    <Root>
      <TextField
        ref={field}
        label={label}
        isLabelHidden
        size={size === 'large' ? 'large' : 'medium'}
        placeholder={placeholder}
        value={text}
        onChange={write}
        maxLength={limits.comment}
        onEnter={send}
        error={error ?? undefined}
        hint={limitHint(text, limits.comment)}
        enterKeyHint="send"
        readOnly={isBusy}
        suffix={
          <End>
            <TextCounter text={text} limit={limits.comment} />
            {size === 'small' && button}
          </End>
        }
      />
      {size === 'large' && button}
    </Root>
  );
}

const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  > :first-child {
    flex: 1;
  }
`;
