import { type ClassActivity } from '@cloud-school/domain';
import { CalendarRange, Clock, Layers, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { contentSummary } from './contentSummary.ts';
import { formatDateSpan } from './formatDateSpan.ts';

export function ActivityFacts({ activity, timeLeft }: { activity: ClassActivity; timeLeft: string | null }) {
  const dates = formatDateSpan(activity);
  const contents = contentSummary(activity.contents);
  return (
    <Facts>
      {dates && (
        <Fact>
          <CalendarRange size={14} aria-hidden />
          <Dates>
            {dates.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </Dates>
        </Fact>
      )}
      {activity.address && (
        <Fact>
          <MapPin size={14} aria-hidden />
          <PhraseText>{activity.address}</PhraseText>
        </Fact>
      )}
      {contents && (
        <Fact>
          <Layers size={14} aria-hidden />
          <PhraseText>{contents}</PhraseText>
        </Fact>
      )}
      {timeLeft && (
        <TimeLeft>
          <Clock size={14} aria-hidden />
          <span>{timeLeft}</span>
        </TimeLeft>
      )}
    </Facts>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-self: center;
  min-height: 18px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  /* Beside the button where two moments have the room, else above it. */
  ${media.phone} {
    flex: 1 1 8rem;
  }
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;

/* Breaks between the two moments only. */
const Dates = styled.span`
  > span {
    display: inline-block;
    white-space: pre;
  }
`;

const TimeLeft = styled(Fact)`
  color: ${theme.color.action.base};
`;
