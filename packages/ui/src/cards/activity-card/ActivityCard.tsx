import { isHandedIn, isolate, type ActivityContent, type ClassActivity } from '@cloud-school/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { activityAction } from './activityAction.ts';
import { ActivityFacts } from './ActivityFacts.tsx';
import { activityPhase } from './activityPhase.ts';
import { ActivityTags } from './ActivityTags.tsx';
import { ExamRows } from './ExamRows.tsx';
import { minutesLeft } from './minutesLeft.ts';

export interface ActivityCardProps extends NativeProps<'article', 'children'> {
  activity: ClassActivity;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** Of what runs, the one to enter now, with the ring and the solid button; by default all but what is handed in. */
  isPrimary?: boolean;
  /** Opens the classroom (CDET-08). */
  onOpen: () => void;
  onExam: (test: ActivityContent) => void;
}

/** An activity of today: tags, name, facts, the button to its classroom, and its tests (CDET-03). */
export function ActivityCard({
  activity,
  now,
  isPrimary = !isHandedIn(activity),
  onOpen,
  onExam,
  ...rest
}: ActivityCardProps) {
  const nameId = useId();
  const phase = activityPhase(activity, now);
  const action = activityAction(activity, phase, isPrimary);
  return (
    <Card aria-labelledby={nameId} {...rest} $isRunning={phase === 'running' && isPrimary}>
      <Head>
        <ActivityTags activity={activity} phase={phase} />
        <Name id={nameId}>
          <PhraseText>{activity.name || '未命名课堂'}</PhraseText>
        </Name>
        <ActivityFacts
          activity={activity}
          timeLeft={phase === 'running' ? minutesLeft(activity.endsAt, now) : null}
        />
        <Action>
          <Button
            variant={action.variant}
            aria-label={`${action.label}：${isolate(activity.name)}`}
            onClick={onOpen}
          >
            {action.label}
          </Button>
        </Action>
      </Head>
      <ExamRows activity={activity} onExam={onExam} />
    </Card>
  );
}

const Card = styled.article<{ $isRunning: boolean }>`
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${({ $isRunning }) =>
    $isRunning ? `0 0 0 2px ${theme.color.action.base}` : theme.shadow.rest};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
  ${media.print} {
    box-shadow: inset 0 0 0 ${({ $isRunning }) => ($isRunning ? '2px' : '1px')} ${theme.color.line.control};
  }
  ${media.forcedColors} {
    border: ${({ $isRunning }) => ($isRunning ? '2px' : '1px')} solid;
  }
`;

/* The button is at the right of all lines, on a phone at the right of the facts. */
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[5]};
  > * {
    grid-column: 1;
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[3]};
    > :nth-child(-n + 2) {
      flex-basis: 100%;
    }
  }
`;

const Name = styled.h3`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Action = styled.div`
  && {
    grid-row: 1 / 4;
    grid-column: 2;
    align-self: center;
  }
  ${media.phone} {
    margin-left: auto;
  }
`;
