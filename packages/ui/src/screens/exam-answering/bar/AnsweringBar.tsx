import type { ExamKind } from '@cloud-school/domain';
import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { ClipboardPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExamBar } from '../../../layout/exam-bar/ExamBar.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { theme } from '../../../theme/theme.ts';
import type { PracticeParts } from '../practice/PracticeParts.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { TimerPill } from './TimerPill.tsx';

interface AnsweringBarProps {
  kind: ExamKind;
  title: string;
  studentName: string;
  questionCount: number;
  totalPoints: number | null;
  timeLimitMinutes: number | null;
  source: AnswerSource;
  /** Shown as a pill; null leaves it out. */
  clock: ExamClock | null;
  isCompact: boolean;
  /** A hand-in runs. */
  isBusy: boolean;
  isReadOnly: boolean;
  practice: PracticeParts | undefined;
  /** Position in the paper, 0 to 1, as a line below a compact bar. */
  position: number;
  onReport: () => void;
  onBack: () => void;
}

/** The exam's name, facts and the state of saving. */
export function AnsweringBar({
  kind,
  title,
  studentName,
  questionCount,
  totalPoints,
  timeLimitMinutes,
  source,
  clock,
  isCompact,
  isBusy,
  isReadOnly,
  practice,
  position,
  onReport,
  onBack,
}: AnsweringBarProps) {
  const size: Record<ExamKind, string> = {
    test: totalPoints ? `满分 ${totalPoints} 分` : '',
    homework: `${questionCount} 题`,
  };
  const facts =
    practice?.facts ??
    [size[kind], timeLimitMinutes ? `${timeLimitMinutes} 分钟` : '不限时'].filter(Boolean).join(' · ');
  return (
    <Frame>
      <ExamBar tag={practice?.tag ?? TAGS[kind]} title={title} backLabel="返回" onBack={onBack}>
        {isCompact ? (
          clock && <TimerPill clock={clock} isBusy={isBusy} onReport={onReport} />
        ) : (
          <>
            <Facts>
              {studentName && <bdi>{studentName}</bdi>}
              <span>{studentName ? ` · ${facts}` : facts}</span>
            </Facts>
            <SaveIndicator source={source} isReadOnly={isReadOnly} />
          </>
        )}
      </ExamBar>
      {isCompact && (
        <Line aria-hidden>
          <span style={{ width: `${position * 100}%` }} />
        </Line>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  flex: none;
`;

const Facts = styled.p`
  flex: none;
  color: ${theme.color.text.tertiary};
`;

const Line = styled.div`
  height: 3px;
  margin-top: -1px;
  position: relative;
  background: ${theme.color.surface.track};
  span {
    display: block;
    height: 100%;
    background: ${theme.color.action.base};
  }
`;

/** Distinguishes homework from a test, whose bar has no tag. */
const TAGS: Record<ExamKind, ReactNode> = {
  test: null,
  homework: (
    <Tag tone="accent" icon={<ClipboardPen size={14} aria-hidden />}>
      作业
    </Tag>
  ),
};
