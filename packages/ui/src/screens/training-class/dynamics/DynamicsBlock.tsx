import { isolate, type ActivityDynamic } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { Ticker } from '../../../primitives/ticker/Ticker.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { dynamicText } from './dynamicText.ts';

/** Milliseconds that an entry stays (CDET-09). */
const INTERVAL_MS = 5000;

/** What classmates and teachers did last, one entry at a time (CDET-09). */
export function DynamicsBlock({ dynamics }: { dynamics: Loadable<ActivityDynamic[]> }) {
  return (
    <Block
      of={dynamics}
      skeleton={<DynamicsSkeleton />}
      isEmpty={({ length }) => length === 0}
      empty={<Card>班级动态：暂无数据</Card>}
      errorTitle="班级动态加载失败"
    >
      {(data) => (
        <Card>
          <Entries
            label="班级动态"
            items={data}
            interval={INTERVAL_MS}
            renderItem={(item) => <Entry dynamic={item} />}
          />
        </Card>
      )}
    </Block>
  );
}

function Entry({ dynamic }: { dynamic: ActivityDynamic }) {
  const { personName, avatarUrl } = dynamic;
  const text = dynamicText(dynamic);
  return (
    <Person>
      <Avatar name={personName} src={avatarUrl} size={40} />
      <Words>
        <Line title={`${isolate(personName)} ${isolate(text)}`}>
          <strong>{personName}</strong> <PhraseText>{text}</PhraseText>
        </Line>
        <Caption>班级动态</Caption>
      </Words>
    </Person>
  );
}

function DynamicsSkeleton() {
  return (
    <Card>
      <Person>
        <Skeleton width={40} height={40} shape="circle" />
        <Words>
          <Skeleton width="70%" height={16} />
          <Gap />
          <Skeleton width={64} height={14} />
        </Words>
      </Person>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: 72px;
  padding: ${theme.space[2]} ${theme.space[4]};
  ${cardSurface}
  color: ${theme.color.text.secondary};
`;

/* Two lines of text are higher than the ticker's one. */
const Entries = styled(Ticker<ActivityDynamic>)`
  height: 56px;
  color: ${theme.color.text.primary};
  ${media.largeText} {
    height: 7rem;
  }
`;

const Person = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
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

const Gap = styled.div`
  height: ${theme.space[2]};
`;
