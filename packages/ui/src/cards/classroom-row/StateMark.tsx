import type { Classroom, StudyState } from '@cloud-school/domain';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '../../primitives/ring/Ring.tsx';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';

const SIZE = 18;

/** Tick, partly filled ring or empty ring at the end of a directory row (VIEW-01). */
export function StateMark({ state, progress }: Pick<Classroom, 'state' | 'progress'>) {
  const { words, mark } = MARKS[state];
  return (
    <>
      {mark((progress ?? 0) / 100)}
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/* In the middle of the name's first line, as the icon of the kind. */
const Circle = styled(Ring)`
  margin-top: 3px;
`;

const Tick = styled(CircleCheck)`
  flex: none;
  display: block;
  margin-top: 3px;
  color: ${theme.color.success.ink};
`;

const MARKS: Record<StudyState, { words: string; mark: (share: number) => ReactNode }> = {
  done: { words: stateWords.done, mark: () => <Tick size={SIZE} aria-hidden /> },
  studying: {
    words: '学习中',
    mark: (share) => <Circle share={share} size={SIZE} thickness={2} track={theme.color.action.mid} />,
  },
  'not-started': {
    words: stateWords['not-started'],
    mark: () => <Circle share={0} size={SIZE} thickness={2} track={theme.color.line.strong} />,
  },
};
