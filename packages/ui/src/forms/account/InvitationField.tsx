import { CircleCheck, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CodeCells } from '../../primitives/code-cells/CodeCells.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { theme } from '../../theme/theme.ts';
import type { Invitation } from './RegisterFields.ts';

const LENGTH = 6;
const NOT_FOUND = '没有找到这个邀请码，请核对后再试';

export interface InvitationFieldProps {
  /** The result of looking up a code; it shows only while that code is in the field. */
  invitation: { code: string; answer: Loadable<Invitation> } | null;
  /** Called with a code of full length, and with a shorter one on blur. */
  onLookUp: (code: string) => void;
  /** Explains where a code comes from; shows until one is found. */
  help?: ReactNode;
}

/** The field for an invitation code, with the school that issued it (REG-01). */
export function InvitationField({ invitation, onLookUp, help }: InvitationFieldProps) {
  const { field, fieldState } = useController<{ invitationCode: string }, 'invitationCode'>({
    name: 'invitationCode',
  });
  const answer = invitation?.code === field.value && field.value !== '' ? invitation.answer : null;
  const isUnknown = answer?.status === 'ready' && answer.data === null;
  return (
    <div>
      <CodeCells
        {...field}
        label="邀请码"
        hint="6 位，区分大小写"
        length={LENGTH}
        error={fieldState.error?.message ?? (isUnknown ? NOT_FOUND : undefined)}
        onChange={(code) => {
          field.onChange(code);
          if (code.length === LENGTH) onLookUp(code);
        }}
        onBlur={() => {
          field.onBlur();
          if (field.value !== '') onLookUp(field.value);
        }}
      />
      {help && (!answer || isUnknown) && <Help>{help}</Help>}
      <Answer aria-live="polite">{answer && <AnswerPanel answer={answer} />}</Answer>
    </div>
  );
}

function AnswerPanel({ answer }: { answer: Loadable<Invitation> }) {
  if (answer.status === 'loading') {
    return (
      <Panel $tone="quiet">
        <Spinner size={20} />
        <span>正在核对邀请码…</span>
      </Panel>
    );
  }
  if (answer.status === 'failed') {
    return (
      <Panel $tone="quiet">
        <WifiOff size={20} aria-hidden />
        <span>邀请码没有核对上：{answer.message}</span>
        <Button variant="text" onClick={answer.onRetry}>
          重新核对
        </Button>
      </Panel>
    );
  }
  return (
    answer.data && (
      <Panel $tone="good">
        <CircleCheck size={20} aria-hidden />
        <span>
          <School>{answer.data.schoolName}</School>
          <Note>邀请码有效，提交后自动绑定</Note>
        </span>
      </Panel>
    )
  );
}

const Help = styled.div`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Answer = styled.div`
  &:not(:empty) {
    margin-top: ${theme.space[3]};
  }
`;

const Panel = styled.div<{ $tone: 'good' | 'quiet' }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 60px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${({ $tone }) => ($tone === 'good' ? theme.color.success.tint : theme.color.surface.fill)};
  color: ${({ $tone }) => ($tone === 'good' ? theme.color.text.primary : theme.color.text.secondary)};
  > svg {
    flex: none;
    color: ${({ $tone }) => ($tone === 'good' ? theme.color.success.ink : 'inherit')};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
`;

const School = styled.strong`
  display: block;
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
