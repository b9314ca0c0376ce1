import { Check, Clock, MapPin, MonitorPlay, Radio, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import type { TagTone } from '../../primitives/tag/Tag.tsx';
import { theme } from '../../theme/theme.ts';
import type { Lesson, LessonPhase } from '../lesson/Lesson.ts';
import { PHASE_WORDS } from '../lesson/lessonWords.ts';

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
export function PhaseTag({ phase }: { phase: LessonPhase }) {
  const { tone, icon } = looks[phase];
  return (
    <Tag tone={tone} icon={icon}>
      {PHASE_WORDS[phase]}
    </Tag>
  );
}

/** The phase without a ground, where there is little room. */
export function PhaseLabel({ phase }: { phase: LessonPhase }) {
  return (
    <Label $phase={phase}>
      {looks[phase].icon}
      <span>{PHASE_WORDS[phase]}</span>
    </Label>
  );
}

const looks: Record<LessonPhase, { tone: TagTone; icon: ReactNode }> = {
  done: { tone: 'success', icon: <Check aria-hidden /> },
  overdue: { tone: 'danger', icon: <X aria-hidden /> },
  running: { tone: 'solid', icon: <Radio aria-hidden /> },
  upcoming: { tone: 'plain', icon: <Clock aria-hidden /> },
  over: { tone: 'plain', icon: null },
};

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
