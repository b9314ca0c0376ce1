import type {
  ClassBehaviour,
  ClassDetail,
  Classmate,
  ClassStatus,
  StudySituation,
} from '@cloud-school/domain';
import { CalendarRange, CircleCheck, CirclePlay, Flag, Hourglass, ListChecks, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { type Loadable, mapLoadable, ready } from '../../../primitives/block/Loadable.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Tag, type TagTone } from '../../../primitives/tag/Tag.tsx';
import { useBrandArt } from '../../../theme/BrandThemeProvider.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ClassFact } from './ClassFact.tsx';
import { CompletionRing } from './CompletionRing.tsx';
import { formatPeriod, formatShortPeriod } from './formatPeriod.ts';
import { HeroPanel } from './HeroPanel.ts';

export interface ClassHeroProps {
  detail: ClassDetail;
  behaviour: Loadable<ClassBehaviour>;
  classmates: Loadable<Classmate[]>;
  situation: Loadable<StudySituation>;
}

/** The header of a class: status, title, the known facts and the share of finished activities (CDET-01). */
export function ClassHero({ detail, behaviour, classmates, situation }: ClassHeroProps) {
  const { HeroScene } = useBrandArt();
  const { status, trainingStart, trainingEnd, startDate, headTeacherName } = detail;
  const look = status && STATUSES[status];
  return (
    <Panel>
      <Backdrop aria-hidden>
        <HeroScene />
      </Backdrop>
      <Text>
        {look && (
          <Status tone={look.tone} icon={look.icon}>
            {look.label}
          </Status>
        )}
        <Title>
          <PhraseText>{detail.title || '班级详情'}</PhraseText>
        </Title>
        <Facts>
          <ClassFact
            label="培训周期"
            icon={<CalendarRange {...ICON} />}
            value={ready(formatPeriod(trainingStart, trainingEnd))}
            only="wide"
          />
          <ClassFact
            label="培训周期"
            icon={null}
            value={ready(formatShortPeriod(trainingStart, trainingEnd))}
            only="phone"
          />
          <ClassFact label="开班日期" icon={<Flag {...ICON} />} value={ready(startDate)} />
          <ClassFact
            label="班级活动"
            icon={<ListChecks {...ICON} />}
            value={mapLoadable(behaviour, ({ activityCount }) => withUnit(activityCount, '项'))}
          />
          <ClassFact
            label="学员"
            icon={<Users {...ICON} />}
            value={mapLoadable(classmates, ({ length }) => withUnit(length || null, '人'))}
          />
          <ClassFact
            label="班主任"
            icon={<Teacher name={headTeacherName ?? ''} size={40} />}
            value={ready(headTeacherName)}
          />
        </Facts>
      </Text>
      <CompletionRing rate={mapLoadable(situation, ({ finishRate }) => finishRate)} />
    </Panel>
  );
}

const ICON = { size: 20, strokeWidth: 1.6, 'aria-hidden': true };

const withUnit = (count: number | null, unit: string) => (count === null ? null : `${count} ${unit}`);

const STATUSES: Record<ClassStatus, { label: string; tone: TagTone; icon: ReactNode }> = {
  'to-start': { label: '待开班', tone: 'warning', icon: <Hourglass aria-hidden /> },
  running: { label: '服务中', tone: 'success', icon: <CirclePlay aria-hidden /> },
  completed: { label: '服务完成', tone: 'plain', icon: <CircleCheck aria-hidden /> },
};

const Panel = styled(HeroPanel)`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  overflow: hidden;
  background: linear-gradient(100deg, ${theme.color.hero.start}, ${theme.color.hero.end});
  color: ${theme.color.text.onDeep};
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  ${media.print} {
    display: none;
  }
  ${media.forcedColors} {
    display: none;
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  ${media.largeText} {
    flex-basis: 100%;
  }
`;

const Status = styled(Tag)`
  background: ${theme.color.surface.card};
  font: ${theme.type.captionStrong};
`;

const Title = styled.h1`
  margin-top: ${theme.space[2]};
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${media.phone} {
    /* Clears the ring, 88 px at the right. */
    max-width: calc(100% - 6.25rem);
    min-height: 3.375rem;
    font: ${theme.type.title};
  }
  ${media.largeText} {
    max-width: none;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${theme.space[3]};
  margin: ${theme.space[5]} 0 0 calc(-1px - ${theme.space[6]});
  clip-path: inset(-4px 0 -4px calc(1px + ${theme.space[6]}));
  &:empty {
    display: none;
  }
  ${media.narrow} {
    margin-left: calc(-1px - ${theme.space[4]});
    clip-path: inset(-4px 0 -4px calc(1px + ${theme.space[4]}));
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${theme.space[3]};
    margin: ${theme.space[4]} 0 0;
    clip-path: none;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Teacher = styled(Avatar)`
  ${media.phone} {
    display: none;
  }
`;
