import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { keyOf } from '../../../primitives/native/keyOf.ts';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { theme } from '../../../theme/theme.ts';

interface TranscriptSearchProps {
  words: string;
  onWords: (words: string) => void;
  /** How many lines have the words, and which of them is shown, from 0. */
  found: number;
  match: number;
  onStep: (step: 1 | -1) => void;
  /** At the end of the row until something is searched. */
  beside?: ReactNode;
}

/** The search of a transcript: Enter shows the next place, Escape clears it. */
export function TranscriptSearch({ words, onWords, found, match, onStep, beside }: TranscriptSearchProps) {
  const isSearching = words.trim() !== '';

  function press(event: KeyboardEvent) {
    const key = keyOf(event);
    if (key === 'Enter' && found > 0) {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    } else if (key === 'Escape' && words !== '') {
      // The next one closes the panel.
      event.stopPropagation();
      onWords('');
    }
  }

  return (
    <Root>
      <Field
        label="在文字稿里找"
        isLabelHidden
        size="medium"
        icon={<Search size={16} aria-hidden />}
        placeholder="在文字稿里找"
        maxLength={40}
        value={words}
        onChange={onWords}
        onKeyDown={press}
      />
      {!isSearching && beside}
      <Steps hidden={!isSearching}>
        <output>{isSearching && (found > 0 ? `${match + 1} / ${found}` : '没有找到')}</output>
        <IconButton
          size="small"
          variant="ghost"
          label="上一处"
          icon={<ChevronUp size={18} aria-hidden />}
          disabled={found === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="small"
          variant="ghost"
          label="下一处"
          icon={<ChevronDown size={18} aria-hidden />}
          disabled={found === 0}
          onClick={() => onStep(1)}
        />
      </Steps>
    </Root>
  );
}

const Root = styled.search`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.surface.card};
`;

const Field = styled(TextField)`
  flex: 1;
  min-width: 0;
`;

const Steps = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  &[hidden] {
    display: none;
  }
`;
