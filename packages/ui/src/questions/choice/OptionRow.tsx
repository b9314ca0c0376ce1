import type { QuestionOption } from '@cloud-school/domain';
import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ChoiceMode } from './chooseOption.ts';
import { OptionBadge } from './OptionBadge.tsx';
import { optionRowStyle } from './optionRowStyle.ts';

interface OptionRowProps {
  option: QuestionOption;
  /** Shared by the radio buttons of a question. */
  name: string;
  mode: ChoiceMode;
  isChosen: boolean;
  isReadOnly: boolean;
  onChoose: (key: string) => void;
  /** After a press by pointer. */
  onPress?: (() => void) | undefined;
}

/** One option as a full-width row around a native radio button or checkbox. */
export function OptionRow({ option, name, mode, isChosen, isReadOnly, onChoose, onPress }: OptionRowProps) {
  return (
    <Row
      $isChosen={isChosen}
      $isReadOnly={isReadOnly}
      // The press of a key, and the one that the browser passes on from the label, are of the input.
      onClick={({ target }) => {
        if (!(target instanceof HTMLInputElement)) onPress?.();
      }}
    >
      <VisuallyHidden
        as="input"
        type={mode === 'one' ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        disabled={isReadOnly}
        onChange={() => onChoose(option.key)}
      />
      <OptionBadge
        label={option.label}
        mode={mode}
        variant={isChosen ? (isReadOnly ? 'muted' : 'chosen') : 'plain'}
      />
      <RichText isInline html={option.html || option.label} />
      {isChosen && <Tick size={20} aria-hidden />}
    </Row>
  );
}

const Row = styled.label<{ $isChosen: boolean; $isReadOnly: boolean }>`
  ${optionRowStyle}
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  &:hover {
    border-color: ${theme.color.line.control};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
  ${({ $isChosen }) => $isChosen && chosen}
  ${({ $isReadOnly }) => $isReadOnly && readOnly}
`;

const chosen = css`
  &,
  &:hover {
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.tint};
    /* The second pixel of the border, without moving the text. */
    box-shadow: inset 0 0 0 1px ${theme.color.action.base};
  }
  ${media.forcedColors} {
    border: 3px solid Highlight;
  }
`;

const readOnly = css<{ $isChosen: boolean }>`
  &,
  &:hover {
    border-color: ${({ $isChosen }) => ($isChosen ? theme.color.line.control : theme.color.line.hairline)};
    background: ${({ $isChosen }) => ($isChosen ? theme.color.surface.fill : theme.color.surface.ground)};
    box-shadow: none;
    color: ${theme.color.text.secondary};
    cursor: default;
  }
`;

const Tick = styled(Check)`
  flex: none;
  margin-left: auto;
  color: ${theme.color.action.base};
  label:has(:disabled) & {
    color: ${theme.color.text.secondary};
  }
`;
