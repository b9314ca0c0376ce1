import { MapPin, MonitorPlay } from 'lucide-react';
import { styled } from 'styled-components';
import { stateLooks, StateTag } from '../../primitives/state-tag/StateTag.tsx';
import { stateWords } from '../../primitives/state-words/stateWords.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { Lesson, LessonPhase } from '../lesson/Lesson.ts';
import { lessonState } from '../lesson/lessonWords.ts';

/** 必修 or 选修, 线上 or 面授. */
export function LessonKindTags({ lesson: { activity } }: { lesson: Lesson }) {
  const { isRequired, isFaceToFace } = activity;
  return (
    <>
      <Tag tone={isRequired ? 'primary' : 'plain'}>{isRequired ? '必修' : '选修'}</Tag>
      {isFaceToFace ? (
        <Tag tone="accent" icon={<MapPin aria-hidden />}>
          面授
        </Tag>
      ) : (
        <Tag icon={<MonitorPlay aria-hidden />}>线上</Tag>
      )}
    </>
  );
}

/** The phase of a lesson, in an icon and a word. */
export const PhaseTag = ({ lesson }: { lesson: Lesson }) => <StateTag state={lessonState(lesson)} />;

/** The phase without a ground, where there is little room. */
export function PhaseLabel({ lesson }: { lesson: Lesson }) {
  const state = lessonState(lesson);
  return (
    <Label $phase={lesson.phase}>
      {stateLooks[state].icon}
      <span>{stateWords[state]}</span>
    </Label>
  );
}

const inks: Record<LessonPhase, string> = {
  done: theme.color.success.ink,
  overdue: theme.color.danger.ink,
  running: theme.color.action.base,
  upcoming: theme.color.text.secondary,
  over: theme.color.text.secondary,
};

const Label = styled.span<{ $phase: LessonPhase }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $phase }) => inks[$phase]};
  font: ${theme.type.caption};
  white-space: nowrap;
  > svg {
    width: 14px;
    height: 14px;
  }
`;
