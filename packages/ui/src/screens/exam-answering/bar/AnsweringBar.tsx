import type { ExamKind, Paper } from '@cloud-school/domain';
import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { ClipboardPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NumberedPaper } from '../../../answer-card/numberPaper.ts';
import { ExamBar } from '../../../layout/exam-bar/ExamBar.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { theme } from '../../../theme/theme.ts';
import type { PracticeParts } from '../practice/PracticeParts.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { TimerPill } from './TimerPill.tsx';

/** What the bar says of an exam. */
interface ExamFacts extends Pick<Paper, 'title' | 'timeLimitMinutes'>, Pick<NumberedPaper, 'totalPoints'> {
  kind: ExamKind;
  questionCount: number;
}

/** What a small window shows in place of the facts and the state of saving. */
interface CompactParts {
  /** Shown as a pill; null leaves it out. */
  clock: ExamClock | null;
  /** A hand-in runs. */
  isBusy: boolean;
  /** Position in the paper, 0 to 1, as a line below the bar. */
  position: number;
  onReport: () => void;
}

interface AnsweringBarProps {
  exam: ExamFacts;
  studentName: string;
  practice: PracticeParts | undefined;
  source: AnswerSource;
  isReadOnly: boolean;
  /** Null in a large window. */
  compact: CompactParts | null;
  onBack: () => void;
}

/** The exam's name, facts and the state of saving. */
export function AnsweringBar(props: AnsweringBarProps) {
  const { exam, studentName, practice, source, isReadOnly, compact, onBack } = props;
  const facts = practice?.facts ?? formatFacts(exam);
  return (
    <Frame>
      <ExamBar tag={practice?.tag ?? TAGS[exam.kind]} title={exam.title} backLabel="返回" onBack={onBack}>
        {compact ? (
          compact.clock && (
            <TimerPill clock={compact.clock} isBusy={compact.isBusy} onReport={compact.onReport} />
          )
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
      {compact && (
        <Line aria-hidden>
          <span style={{ width: `${compact.position * 100}%` }} />
        </Line>
      )}
    </Frame>
  );
}

function formatFacts({ kind, totalPoints, questionCount, timeLimitMinutes }: ExamFacts): string {
  const size: Record<ExamKind, string> = {
    test: totalPoints ? `满分 ${totalPoints} 分` : '',
    homework: `${questionCount} 题`,
  };
  return [size[kind], timeLimitMinutes ? `${timeLimitMinutes} 分钟` : '不限时'].filter(Boolean).join(' · ');
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
