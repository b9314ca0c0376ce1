import { CircleAlert, Cloud, CloudAlert, CloudCheck, CloudOff, Eye, LoaderCircle, LogIn } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { AnswerSource, SaveSummary } from '../../answer-card/AnswerSource.ts';
import { theme } from '../../theme/theme.ts';
import { type SaveWords, saveWords } from './saveWords.ts';

interface SaveStateProps {
  source: AnswerSource;
  /** Another window writes; this one saves nothing. */
  isReadOnly: boolean;
}

const icons = {
  idle: Cloud,
  saved: CloudCheck,
  saving: LoaderCircle,
  offline: CloudOff,
  failed: CircleAlert,
  expired: LogIn,
  waiting: CloudAlert,
};

function iconOf({ state, savedAt, unsavedCount }: SaveSummary): keyof typeof icons {
  if (state !== 'idle' && state !== 'saved') return state;
  if (unsavedCount > 0) return 'waiting';
  return savedAt === null ? 'idle' : 'saved';
}

/** How saving stands, in colour, sign and words, always at the same place. */
export function SaveState({ source, isReadOnly }: SaveStateProps) {
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary);
  if (isReadOnly) {
    return (
      <Words $tone="plain">
        <Eye size={18} strokeWidth={1.75} aria-hidden />
        只读
      </Words>
    );
  }
  const { tone, text } = saveWords(summary);
  const Icon = icons[iconOf(summary)];
  return (
    <Words $tone={tone}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </Words>
  );
}

const inks: Record<SaveWords['tone'], string> = {
  plain: theme.color.text.secondary,
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
};

const Words = styled.p<{ $tone: SaveWords['tone'] }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => inks[$tone]};
  font-variant-numeric: tabular-nums;
`;
