import { CircleX, Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { theme } from '../../theme/theme.ts';

interface SearchFieldProps {
  words: string;
  placeholder: string;
  listId: string;
  /** The selected row of the list; null without rows. */
  selectedId: string | null;
  onType: (words: string) => void;
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The combobox: it keeps the focus, and its keys move through the list. */
export function SearchField({ words, placeholder, listId, selectedId, onType, onPress }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field>
      <Search size={20} aria-hidden />
      <input
        ref={field}
        role="combobox"
        aria-label="搜索"
        aria-autocomplete="list"
        aria-expanded={selectedId !== null}
        aria-controls={listId}
        aria-activedescendant={selectedId ?? undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        placeholder={placeholder}
        value={words}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onPress}
      />
      {words !== '' && (
        <IconButton
          label="清除"
          icon={<CircleX size={18} aria-hidden />}
          variant="ghost"
          size="small"
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        />
      )}
    </Field>
  );
}

const Field = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  flex: none;
  min-height: ${theme.size.control.large};
  /* Beside the close button. */
  margin-right: ${theme.space[10]};
  padding: 0 ${theme.space[1]} 0 ${theme.space[3]};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  &:focus-within {
    border-color: ${theme.color.action.base};
    box-shadow: ${theme.shadow.halo};
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${theme.color.text.primary};
    font: ${theme.type.label};
  }
`;
