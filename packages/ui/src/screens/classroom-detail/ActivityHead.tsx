import { Clock, MapPin, MonitorPlay } from 'lucide-react';
import { styled } from 'styled-components';
import { formatAttendanceTime } from '../../cards/lesson-attendance/formatAttendanceTime.ts';
import { LessonAttendance } from '../../cards/lesson-attendance/LessonAttendance.tsx';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Tags and name of the activity, with the attendance and the time at the right. */
export function ActivityHead({ head, signing }: Pick<LessonView, 'head' | 'signing'>) {
  const { name, isRequired, isFaceToFace, startsAt, endsAt } = head;
  const time = formatAttendanceTime(startsAt, endsAt);
  return (
    <Root>
      <Text>
        <Tags>
          {isRequired !== null && (
            <Tag tone={isRequired ? 'primary' : 'plain'}>{isRequired ? '必修' : '选修'}</Tag>
          )}
          {isFaceToFace !== null && <Place isFaceToFace={isFaceToFace} />}
        </Tags>
        <Name>
          <PhraseText>{name || '课堂详情'}</PhraseText>
        </Name>
      </Text>
      <Facts>
        <LessonAttendance {...signing} ground="page" />
        {time && (
          <Time>
            <Clock size={16} aria-hidden />
            <span>{time}</span>
          </Time>
        )}
      </Facts>
    </Root>
  );
}

function Place({ isFaceToFace }: { isFaceToFace: boolean }) {
  return isFaceToFace ? (
    <Tag tone="accent" icon={<MapPin aria-hidden />}>
      面授
    </Tag>
  ) : (
    <Tag icon={<MonitorPlay aria-hidden />}>线上</Tag>
  );
}

const Root = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Text = styled.div`
  min-width: 0;
`;

/* As high as a tag before they are known. */
const Tags = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  min-height: 1.5rem;
`;

const Name = styled.h1`
  margin-top: ${theme.space[2]};
  font: ${theme.type.section};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  /* Two lines, whatever the name: what is below stays in its place when the name arrives. */
  ${media.phone} {
    min-height: 2.7em;
    font: ${theme.type.title};
  }
`;

const Facts = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[1]};
  justify-items: end;
  /* The height of a button before the time and the attendance arrive. */
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[4]};
    min-height: ${theme.size.control.small};
  }
`;

const Time = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  /* In a line the attendance, which comes later, moves no time. */
  ${media.phone} {
    order: -1;
  }
`;
