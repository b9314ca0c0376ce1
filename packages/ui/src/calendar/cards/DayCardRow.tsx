import { Check, ChevronRight, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { theme } from '../../theme/theme.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonName, lessonState } from '../lesson/lessonWords.ts';
import { LessonTimes } from './LessonTimes.tsx';

/** A lesson in the card of a day: times, edge, name, state. */
export function DayCardRow({ lesson, to }: { lesson: Lesson; to: string }) {
  const { phase, activity } = lesson;
  const place = activity.isFaceToFace ? activity.address || '面授' : '线上';
  return (
    <Root to={to}>
      <LessonTimes lesson={lesson} />
      <Edge $isFaceToFace={activity.isFaceToFace} />
      <Text>
        <Name>
          <PhraseText>{lessonName(lesson)}</PhraseText>
        </Name>
        <State $phase={phase}>
          {phase === 'done' && <Check size={14} strokeWidth={2} aria-hidden />}
          {phase === 'overdue' && <X size={14} strokeWidth={2} aria-hidden />}
          <span>
            {phase === 'upcoming'
              ? `${place} · ${activity.isRequired ? '必修' : '选修'}`
              : stateWords[lessonState(lesson)]}
          </span>
        </State>
      </Text>
      <ChevronRight size={16} aria-hidden />
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    color: ${theme.color.text.tertiary};
  }
`;

const Edge = styled.span<{ $isFaceToFace: boolean }>`
  flex: none;
  align-self: stretch;
  width: 3px;
  margin-block: 3px;
  border-radius: ${theme.radius.pill};
  background: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.base)};
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font: ${theme.type.bodyStrong};
`;

const State = styled.span<{ $phase: Lesson['phase'] }>`
  display: flex;
  align-items: center;
  gap: 2px;
  color: ${({ $phase }) => inks[$phase]};
  font: ${theme.type.caption};
`;

const inks: Record<Lesson['phase'], string> = {
  done: theme.color.success.ink,
  overdue: theme.color.danger.ink,
  running: theme.color.action.base,
  upcoming: theme.color.text.secondary,
  over: theme.color.text.secondary,
};
