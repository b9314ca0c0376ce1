import { Check, CircleDashed, CircleDot, Clock, Hourglass, Radio, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StateName, stateWords } from '../state-words/stateWords.ts';
import { Tag, type TagTone } from '../tag/Tag.tsx';

interface StateTagProps {
  state: StateName;
  /** Says more than the word of the state: 缺勤 2 节. */
  children?: ReactNode;
}

/** A state in its word, its colour and its sign. */
export function StateTag({ state, children }: StateTagProps) {
  const { tone, icon } = stateLooks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {children ?? stateWords[state]}
    </Tag>
  );
}

export const stateLooks: Record<StateName, { tone: TagTone; icon: ReactNode }> = {
  'not-started': { tone: 'plain', icon: <CircleDashed aria-hidden /> },
  upcoming: { tone: 'plain', icon: <Clock aria-hidden /> },
  running: { tone: 'solid', icon: <Radio aria-hidden /> },
  'period-running': { tone: 'primary', icon: <CircleDot aria-hidden /> },
  done: { tone: 'success', icon: <Check aria-hidden /> },
  overdue: { tone: 'danger', icon: <X aria-hidden /> },
  over: { tone: 'plain', icon: null },
  'to-attend': { tone: 'plain', icon: <Hourglass aria-hidden /> },
  absent: { tone: 'danger', icon: <X aria-hidden /> },
  attended: { tone: 'success', icon: <Check aria-hidden /> },
};
