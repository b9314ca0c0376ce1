import { type ActivityContent, type ClassActivity, formatWeekday, isolate } from '@cloud-school/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { pastActivityAction } from '../../../cards/activity-card/activityAction.ts';
import { activityPhase } from '../../../cards/activity-card/activityPhase.ts';
import { ActivityTags } from '../../../cards/activity-card/ActivityTags.tsx';
import { ExamRows } from '../../../cards/activity-card/ExamRows.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { toRailTime } from './toRailTime.ts';

interface PastRowProps {
  activity: ClassActivity;
  onOpen: () => void;
  onExam: (content: ActivityContent) => void;
}

/** A past lesson: its day, kind, name, time and the button to its classroom; its tests stay within reach (CDET-04). */
export function PastRow({ activity, onOpen, onExam }: PastRowProps) {
  const nameId = useId();
  const { name, startsAt, isFaceToFace } = activity;
  const action = pastActivityAction(activity);
  const { start, end } = toRailTime(activity);
  return (
    <Row aria-labelledby={nameId}>
      <Line>
        <Day>
          <Date>{startsAt?.slice(5, 10) ?? '待定'}</Date>
          {startsAt && <Weekday>{formatWeekday(startsAt.slice(0, 10))}</Weekday>}
        </Day>
        <Edge $isFaceToFace={isFaceToFace} aria-hidden />
        <Text>
          <ActivityTags activity={activity} phase={activityPhase(activity, AFTER_ALL)} />
          <Name id={nameId}>
            <PhraseText>{name || '未命名课堂'}</PhraseText>
          </Name>
        </Text>
        <Time>{startsAt && [start, end].filter(Boolean).join('–')}</Time>
        <Button variant={action.variant} aria-label={`${action.label}：${isolate(name)}`} onClick={onOpen}>
          {action.label}
        </Button>
      </Line>
      <Exams>
        <ExamRows activity={activity} onExam={onExam} />
      </Exams>
    </Row>
  );
}

/** A past activity is over, whatever its times say. */
const AFTER_ALL = '9999-12-31 23:59:59';

const Row = styled.article`
  padding: ${theme.space[4]} ${theme.space[6]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 64px 3px minmax(0, 1fr) auto auto;
  gap: ${theme.space[5]};
  align-items: center;
  min-height: 53px;
  ${media.phone} {
    grid-template-columns: 48px 3px minmax(0, 1fr) auto;
    gap: ${theme.space[2]} ${theme.space[3]};
  }
`;

/* In line with the name. */
const Exams = styled.div`
  padding-left: calc(64px + 3px + 2 * ${theme.space[5]});
  ${media.phone} {
    padding-left: 0;
  }
`;

const Day = styled.p`
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Date = styled.span`
  display: block;
  font: ${theme.type.labelStrong};
`;

const Weekday = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Edge = styled.span<{ $isFaceToFace: boolean }>`
  align-self: stretch;
  border-radius: ${theme.radius.pill};
  background: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.base)};
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  ${media.phone} {
    grid-column: 3 / -1;
  }
`;

const Name = styled.h3`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Time = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    grid-column: 3;
  }
`;
