import { limits } from '@cloud-school/validators';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { TextCounter } from '../../primitives/text-entry/TextCounter.tsx';
import { countCharacters } from '../../primitives/text-entry/textLimit.ts';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { theme } from '../../theme/theme.ts';
import { type SendOutcome, useComposer } from '../composer/useComposer.ts';
import { limitHint } from '../labels/limitHint.ts';

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

/** The rules of a comment (COMM-02): few enough to be here. */
const checkComment: Resolver<{ content: string }> = (values) => {
  const content = values.content.trim();
  const refuse = (message: string) => ({ values: {}, errors: { content: { type: 'validate', message } } });
  if (content === '') return refuse('请输入内容');
  // A stored draft may be longer than the field takes.
  if (countCharacters(content) > limits.comment) return refuse(`评论内容不能超过 ${limits.comment} 个字`);
  return { values: { content }, errors: {} };
};

/**
 * The field for writing a comment (COMM-02). Its text stays until it is accepted; a second press while sending does nothing,
 * also in a field that was closed and opened again meanwhile.
 */
export function CommentComposer({ label, placeholder, size, onSend, draft }: CommentComposerProps) {
  const [text, setText] = useState(draft?.text ?? '');
  const [earlier, setEarlier] = useState(draft?.sending ?? null);
  const composer = useComposer({
    values: { content: text },
    resolver: checkComment,
    textField: 'content',
    onSend(values) {
      const sending = onSend(values.content);
      draft?.track(sending);
      return sending;
    },
    onSent: () => setText(''),
  });
  const { control, fail } = composer;
  const box = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({ control, name: 'content' });
  const isBusy = composer.isBusy || earlier !== null;

  const settle = useEffectEvent((outcome: SendOutcome) => {
    setEarlier(null);
    if (outcome.isSent) setText('');
    else fail(outcome.reason);
  });
  useEffect(() => {
    void earlier?.then((outcome) => settle(outcome));
  }, [earlier]);

  function send() {
    box.current?.focus();
    if (earlier === null) void composer.send();
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
        {...field}
        ref={(element) => {
          field.ref(element);
          box.current = element;
        }}
        label={label}
        isLabelHidden
        size={size === 'large' ? 'large' : 'medium'}
        placeholder={placeholder}
        value={text}
        onChange={(next) => {
          setText(next);
          draft?.keep(next);
        }}
        maxLength={limits.comment}
        onEnter={send}
        error={fieldState.error?.message}
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
