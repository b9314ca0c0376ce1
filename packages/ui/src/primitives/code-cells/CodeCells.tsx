import { CircleAlert } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useTextEntry } from '../text-entry/useTextEntry.ts';
import { toCells } from './toCells.ts';

interface CodeCellsProps {
  label: string;
  /** Short text at the right of the label: 6 位，区分大小写 */
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Number of cells, one per character. */
  length?: number;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A short code in cells drawn over one real input, so that pasting, input methods and screen readers work normally. */
export function CodeCells(props: CodeCellsProps) {
  const { label, hint, value, onChange, onBlur, length = 6, error, name, ref } = props;
  const id = useId();
  const [caret, setCaret] = useState(value.length);
  const entry = useTextEntry({ value, onChange: (text) => onChange(toCells(text, length)), onBlur });
  const shown = Array.from(entry.text).slice(0, length);
  const active = Math.min(caret, shown.length, length - 1);
  return (
    <div>
      <Heading>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Heading>
      <Box>
        <input
          {...entry.handlers}
          {...{ id, name, ref }}
          value={entry.text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
        />
        <Cells aria-hidden>
          {Array.from({ length }, (_, index) => (
            <Cell key={index} $isActive={index === active} $isWrong={Boolean(error)}>
              {shown[index]}
            </Cell>
          ))}
        </Cells>
      </Box>
      <ErrorText id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </>
        )}
      </ErrorText>
    </div>
  );
}

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const Hint = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
`;

const Cells = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[3]};
  ${media.phone} {
    gap: ${theme.space[2]};
  }
`;

const Cell = styled.span<{ $isActive: boolean; $isWrong: boolean }>`
  display: grid;
  place-items: center;
  height: ${theme.size.control.large};
  border: 1px solid ${({ $isWrong }) => ($isWrong ? theme.color.danger.ink : theme.color.line.control)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  transition: border-color ${theme.motion.quick};
  ${({ $isActive }) =>
    $isActive &&
    `input:focus + div > & {
      outline: 2px solid ${theme.color.action.base};
      outline-offset: 1px;
    }`}
`;

const Box = styled.div`
  position: relative;
  input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    /* iOS zooms into fields with a font below 16 px. */
    font: ${theme.type.label};
    opacity: 0;
    cursor: text;
  }
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[2]};
  color: ${theme.color.danger.ink};
  font: ${theme.type.caption};
  &:empty {
    margin: 0;
  }
`;
