import type { AnswerSource, SaveSummary } from '@cloud-school/engine';
import { CircleAlert, Cloud, CloudAlert, CloudCheck, CloudOff, Eye, LoaderCircle, LogIn } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { useMinute } from '../useMinute.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { type SaveStatus, toSaveStatus } from './toSaveStatus.ts';

interface SaveIndicatorProps {
  source: AnswerSource;
  /** Another tab has write access; this one saves nothing. */
  isReadOnly: boolean;
}

const icons = {
  idle: Cloud,
  saved: CloudCheck,
  saving: LoaderCircle,
  offline: CloudOff,
  failed: CircleAlert,
  refused: CircleAlert,
  expired: LogIn,
  waiting: CloudAlert,
};

function getIconName({ state, savedAt, unsavedCount }: SaveSummary): keyof typeof icons {
  if (state !== 'idle' && state !== 'saved') return state;
  if (unsavedCount > 0) return 'waiting';
  return savedAt === null ? 'idle' : 'saved';
}

/** The state of saving in colour, icon and text, always at the same place; nothing where nothing is saved. */
export function SaveIndicator({ source, isReadOnly }: SaveIndicatorProps) {
  const { saved } = useAnsweringWords();
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary, source.getSaveSummary);
  const now = useMinute(source);
  if (saved === null) return null;
  if (isReadOnly) {
    return (
      <Status $tone="plain">
        <Eye size={18} strokeWidth={1.75} aria-hidden />
        <span>只读</span>
      </Status>
    );
  }
  const { tone, text } = toSaveStatus(summary, now, saved);
  const Icon = icons[getIconName(summary)];
  return (
    <Status $tone={tone}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </Status>
  );
}

const inks: Record<SaveStatus['tone'], string> = {
  plain: theme.color.text.secondary,
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
};

const Status = styled.p<{ $tone: SaveStatus['tone'] }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => inks[$tone]};
  font-variant-numeric: tabular-nums;
`;
