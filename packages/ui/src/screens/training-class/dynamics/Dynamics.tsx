import { isolate, type ActivityDynamic } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { Ticker } from '../../../primitives/ticker/Ticker.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { DynamicsLayout } from './DynamicsLayout.ts';
import { dynamicText } from './dynamicText.ts';

/** Milliseconds that an entry stays (CDET-09). */
const INTERVAL_MS = 5000;

/** The entries, one at a time. */
export function Dynamics({ dynamics }: { dynamics: ActivityDynamic[] }) {
  return (
    <Entries
      label="班级动态"
      items={dynamics}
      interval={INTERVAL_MS}
      renderItem={(item) => <Entry dynamic={item} />}
    />
  );
}

function Entry({ dynamic }: { dynamic: ActivityDynamic }) {
  const { personName, avatarUrl } = dynamic;
  const text = dynamicText(dynamic);
  return (
    <DynamicsLayout.Person>
      <Avatar name={personName} src={avatarUrl} size={40} />
      <DynamicsLayout.Words>
        <Line title={`${isolate(personName)} ${isolate(text)}`}>
          <strong>{personName}</strong> <PhraseText>{text}</PhraseText>
        </Line>
        <Caption>班级动态</Caption>
      </DynamicsLayout.Words>
    </DynamicsLayout.Person>
  );
}

/* Two lines of text are higher than the ticker's one. */
const Entries = styled(Ticker<ActivityDynamic>)`
  height: 56px;
  color: ${theme.color.text.primary};
  ${media.largeText} {
    height: 7rem;
  }
`;

/* Two lines on a phone, where one would cut what was done. */
const Line = styled.p`
  ${truncate}
  ${media.phone} {
    ${clamp(2)}
  }
`;

const Caption = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    display: none;
  }
`;
