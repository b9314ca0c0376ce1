import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { Words } from '../words/Words.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export type NoticeStripProps = NativeProps<'div', 'title'> & {
  tone: NoticeTone;
  /** 20 px; by default the icon of the tone. */
  icon?: ReactNode;
  /** A line above the sentence, for a strip that replaces the page's content. */
  title?: string;
  /** One sentence. */
  children: ReactNode;
  /** One small button. */
  action?: ReactNode;
} & ({ onClose?: never; closeLabel?: never } | { onClose: () => void; closeLabel?: string });

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A 48 px strip below a bar with a notice; it moves the content down instead of covering it. */
export function NoticeStrip({
  tone,
  icon,
  title,
  children,
  action,
  onClose,
  closeLabel = '关闭提示',
  ...rest
}: NoticeStripProps) {
  const ToneIcon = icons[tone];
  return (
    <Strip role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone}>
      <Icon $tone={tone} $hasTitle={title !== undefined} aria-hidden>
        {icon ?? <ToneIcon size={20} />}
      </Icon>
      <Text $hasTitle={title !== undefined}>
        {title && <Title>{title}</Title>}
        <Words>{children}</Words>
      </Text>
      {action}
      {onClose && (
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <X size={16} aria-hidden />
        </Close>
      )}
    </Strip>
  );
}

const tints = {
  info: theme.color.action.tint,
  success: theme.color.success.tint,
  warning: theme.color.warning.tint,
  danger: theme.color.danger.tint,
};
const inks = {
  info: theme.color.action.base,
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
};

const Strip = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: 48px;
  padding: ${theme.space[1]} ${theme.space[6]};
  background: ${({ $tone }) => tints[$tone]};
  ${media.phone} {
    padding: ${theme.space[2]} ${theme.space[4]};
  }
`;

const Icon = styled.span<{ $tone: NoticeTone; $hasTitle: boolean }>`
  flex: none;
  /* Beside the title, not beside the middle of the text below it. */
  align-self: ${({ $hasTitle }) => ($hasTitle ? 'flex-start' : 'center')};
  padding-top: ${({ $hasTitle }) => ($hasTitle ? theme.space[3] : 0)};
  color: ${({ $tone }) => inks[$tone]};
`;

const Text = styled.div<{ $hasTitle: boolean }>`
  /* With less than 220 px for the text the button wraps to the next line. */
  flex: 1 1 220px;
  min-width: 0;
  padding-block: ${({ $hasTitle }) => ($hasTitle ? theme.space[3] : theme.space[1])};
  color: ${({ $hasTitle }) => ($hasTitle ? theme.color.text.secondary : 'inherit')};
`;

const Title = styled.p`
  font: ${theme.type.labelStrong};
  color: ${theme.color.text.primary};
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  margin-right: calc(-1 * ${theme.space[3]});
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  &:hover {
    color: ${theme.color.text.primary};
  }
`;
