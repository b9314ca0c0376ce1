import {
  type DutyCount,
  type PeriodView,
  type Tally,
  defeatRate,
  formatStudyTime,
  keysOf,
} from '@cloud-school/domain';
import { Clock, FileCheck, type LucideIcon, MonitorPlay } from 'lucide-react';
import { styled } from 'styled-components';
import { formatShare, shareOf } from '../../../calendar/target/formatShare.ts';
import { type StudyTargetKind, studyTargets } from '../../../calendar/target/studyTargets.ts';
import type { TargetStatus } from '../../../calendar/target/targetStatus.ts';
import { TargetStatusTag } from '../../../calendar/target/TargetStatusTag.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SideCard, SideHead, Training } from './SideCard.ts';

interface TargetPanelProps {
  view: PeriodView;
  /** The shown week or month is that of now. */
  isCurrent: boolean;
  duty: DutyCount;
  status: TargetStatus | null;
  /** 培训期至 2026-12-25，还有 34 天; null while the class is unknown. */
  training: string | null;
}

/** The targets of a week or month with their shares (TIME-05); three small bars on a phone. */
export function TargetPanel({ view, isCurrent, duty, status, training }: TargetPanelProps) {
  const targets = studyTargets(duty);
  const rate = defeatRate(duty);
  const kinds = keysOf(rows).flatMap((kind) => {
    const tally = targets[kind];
    return tally ? [{ kind, tally }] : [];
  });
  return (
    <Root>
      <SideHead>
        <h2>{TITLES[view][isCurrent ? 'current' : 'other']}</h2>
        {status && <TargetStatusTag status={status} />}
      </SideHead>
      <Training>
        <span>{training && <PhraseText>{training}</PhraseText>}</span>
        {rate !== null && <span>已超过 {rate} 的同学</span>}
      </Training>
      {kinds.length === 0 && <None>这段时间没有学习目标</None>}
      <Rows>
        {kinds.map(({ kind, tally }) => (
          <TargetRow key={kind} kind={kind} tally={tally} />
        ))}
      </Rows>
    </Root>
  );
}

function TargetRow({ kind, tally }: { kind: StudyTargetKind; tally: Tally }) {
  const { label, Icon, caption } = rows[kind];
  const share = formatShare(tally);
  return (
    <li>
      <Label>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
        <strong>{share}</strong>
      </Label>
      <Progress label={label} value={shareOf(tally)} valueText={share} size="bar" />
      <Caption>{caption(tally)}</Caption>
    </li>
  );
}

const TITLES: Record<PeriodView, Record<'current' | 'other', string>> = {
  week: { current: '本周学习目标', other: '当周学习目标' },
  month: { current: '本月学习目标', other: '当月学习目标' },
};

const rows: Record<StudyTargetKind, { label: string; Icon: LucideIcon; caption: (tally: Tally) => string }> =
  {
    classrooms: {
      label: '必修课堂',
      Icon: MonitorPlay,
      caption: ({ done, required }) => `已完成 ${done} 节，共 ${required} 节`,
    },
    'study-time': {
      label: '学习时长',
      Icon: Clock,
      caption: ({ done, required }) => `已学 ${formatStudyTime(done)}，要求 ${formatStudyTime(required)}`,
    },
    assignments: {
      label: '作业/测试',
      Icon: FileCheck,
      caption: ({ done, required }) => `已完成 ${done} 项，共 ${required} 项`,
    },
  };

const Root = styled(SideCard)`
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const None = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.secondary};
`;

const Rows = styled.ul`
  > li {
    padding: ${theme.space[4]} 0;
  }
  > li:first-child {
    margin-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[4]};
    margin-top: ${theme.space[2]};
    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
    > li,
    > li + li,
    > li:first-child {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[6]};
    > li:nth-child(n) {
      margin: 0;
      border: 0;
    }
  }
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  svg {
    flex: none;
    color: ${theme.color.action.base};
  }
  strong {
    margin-left: auto;
    font: ${theme.type.labelStrong};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    font: ${theme.type.caption};
    svg {
      display: none;
    }
    strong {
      margin: 0;
    }
  }
`;

const Caption = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;
