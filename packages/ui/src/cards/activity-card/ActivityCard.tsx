import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { CalendarRange, MapPin } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ActivityTags } from './ActivityTags.tsx';
import { type ActivityPhase, activityPhase } from './activityPhase.ts';
import { ContentRow } from './ContentRow.tsx';
import { formatDateSpan } from './formatDateSpan.ts';

interface ActivityCardProps {
  activity: ClassActivity;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onTest: (content: ActivityContent) => void;
}

/** An activity of a class: its tags, its name and its contents; a test opens from here (CDET-03). */
export function ActivityCard({ activity, now, onTest }: ActivityCardProps) {
  const nameId = useId();
  const phase = activityPhase(activity, now);
  const dates = formatDateSpan(activity);
  return (
    <Card aria-labelledby={nameId} $isRunning={phase === 'running'}>
      <Head>
        <ActivityTags activity={activity} phase={phase} />
        <Name id={nameId}>{activity.name}</Name>
        {(dates ?? activity.address) && (
          <Facts>
            {dates && (
              <Fact>
                <CalendarRange size={14} aria-hidden />
                {dates}
              </Fact>
            )}
            {activity.address && (
              <Fact>
                <MapPin size={14} aria-hidden />
                {activity.address}
              </Fact>
            )}
          </Facts>
        )}
      </Head>
      {activity.contents.length > 0 && (
        <Contents aria-label="课堂内容">
          {activity.contents.map((content) => (
            <ContentRow
              key={content.id}
              content={content}
              variant={testVariants[phase]}
              onTest={() => onTest(content)}
            />
          ))}
        </Contents>
      )}
    </Card>
  );
}

/** Only a running activity's test button is solid. */
const testVariants: Record<ActivityPhase, ButtonVariant> = {
  absent: 'outline',
  attended: 'secondary',
  running: 'solid',
  'to-come': 'outline',
  over: 'outline',
};

const Card = styled.article<{ $isRunning: boolean }>`
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${({ $isRunning }) =>
    $isRunning ? `0 0 0 2px ${theme.color.action.base}, ${theme.shadow.rest}` : theme.shadow.rest};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
`;

const Name = styled.h3`
  font: ${theme.type.labelStrong};
  text-wrap: pretty;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;

const Contents = styled.ul`
  margin-top: ${theme.space[3]};
`;
