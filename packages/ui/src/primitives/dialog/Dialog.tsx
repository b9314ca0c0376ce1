import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import { DialogEntry } from './DialogEntry.tsx';
import { DialogFrame } from './DialogFrame.tsx';

/** The rest of the attributes and the ref reach the panel. */
export interface DialogProps extends NativeProps<'div', 'title'> {
  isOpen: boolean;
  /** Called by Escape, a press outside and the close button. */
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Danger for something that failed or will be lost. */
  tone?: 'plain' | 'danger';
  /** Pixels at the browser's own text size; never wider than the window. */
  width?: number;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Ignores Escape and presses outside, for work that must not be interrupted. */
  isLocked?: boolean;
  /** Becomes a sheet at the bottom of windows under 768 px. */
  isSheetOnPhone?: boolean;
  /** Shows a close button with this accessible name. */
  closeLabel?: string;
  /** Gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Moves the focus on closing; by default it returns to where it was before. */
  moveFocusOnClose?: (() => void) | undefined;
}

/** A modal dialog: traps the focus, returns it, and closes on Escape. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  tone = 'plain',
  width = 360,
  actions,
  isLocked = false,
  isSheetOnPhone = false,
  closeLabel,
  initialFocus,
  moveFocusOnClose,
  children,
  ...rest
}: DialogProps) {
  const close = () => {
    if (!isLocked) onClose();
  };
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <DialogEntry isOpen={isOpen} onClose={close} />
      <DialogFrame
        {...rest}
        width={width}
        isSheetOnPhone={isSheetOnPhone}
        initialFocus={initialFocus}
        moveFocusOnClose={moveFocusOnClose}
      >
        <Title $tone={tone} $hasClose={closeLabel !== undefined}>
          {tone === 'danger' && <CircleAlert size={20} aria-hidden />}
          <span>{title}</span>
        </Title>
        {description && <Description>{description}</Description>}
        {children && <Body $isLast={!actions}>{children}</Body>}
        {actions && <Actions>{actions}</Actions>}
        {closeLabel !== undefined && (
          <Close aria-label={closeLabel}>
            <X size={20} aria-hidden />
          </Close>
        )}
      </DialogFrame>
    </BaseDialog.Root>
  );
}

const Title = styled(BaseDialog.Title)<{ $tone: 'plain' | 'danger'; $hasClose: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  /* The close button grows with text. */
  padding-right: ${({ $hasClose }) =>
    $hasClose ? `calc(${theme.size.control.medium} - ${theme.space[2]})` : '0'};
  font: ${theme.type.cardTitle};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger.ink : theme.color.text.primary)};
  svg {
    flex: none;
  }
`;

const Description = styled(BaseDialog.Description)`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

/* Above buttons it ends there; else it scrolls to the edge of the panel, which would cut it with a strip left blank. */
const Body = styled(ScrollBox)<{ $isLast: boolean }>`
  --below: ${({ $isLast }) => ($isLast ? theme.space[6] : '0px')};
  margin: ${theme.space[3]} calc(-1 * ${theme.space[6]}) calc(-1 * var(--below));
  padding: 0 ${theme.space[6]};
  /* No padding: what sticks to the bottom would stand above it. */
  &::after {
    content: '';
    display: block;
    height: var(--below);
  }
  /* The panel scrolls, see DialogFrame. */
  ${media.low} {
    flex: none;
    overflow: visible;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
  /* Buttons of one width, in a row of their own if their words need it. */
  ${media.phone} {
    > * {
      flex: 1 0 0;
      min-width: max-content;
    }
  }
`;

const Close = styled(BaseDialog.Close)`
  position: absolute;
  top: ${theme.space[4]};
  right: ${theme.space[4]};
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  &:hover {
    background: ${theme.color.surface.fill};
  }
`;
