import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import type { CommentDraft } from './CommentDraft.ts';
import type { SendOutcome } from './SendOutcome.ts';

interface CommentComposerProps {
  /** What is written here, for screen readers: 评论, 回复沈雨薇. */
  label: string;
  placeholder: string;
  /** Large stands under a thread with its button beside it; small has the button inside. */
  size: 'small' | 'large';
  onSend: (content: string) => Promise<SendOutcome>;
  draft?: CommentDraft;
}

/** Where a comment is written (COMM-02). What was typed stays until it was accepted; one press sends once. */
export function CommentComposer({ label, placeholder, size, onSend, draft }: CommentComposerProps) {
  const [text, setText] = useState(draft?.text ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send() {
    if (isBusy) return;
    const content = text.trim();
    field.current?.focus();
    if (content === '') {
      setError('请输入内容');
      return;
    }
    setError(null);
    setBusy(true);
    const outcome = await onSend(content);
    setBusy(false);
    if (outcome.isSent) write('');
    else setError(outcome.reason);
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
      onClick={() => void send()}
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
        onEnter={() => void send()}
        error={error ?? undefined}
        enterKeyHint="send"
        readOnly={isBusy}
        suffix={size === 'small' ? button : undefined}
      />
      {size === 'large' && button}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  > :first-child {
    flex: 1;
  }
`;
