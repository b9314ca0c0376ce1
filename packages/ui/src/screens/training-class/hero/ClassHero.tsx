import type {
  ClassBehaviour,
  ClassDetail,
  Classmate,
  ClassStatus,
  StudySituation,
} from '@cloud-school/domain';
import { ChevronDown, CircleCheck, CirclePlay, Hourglass } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type Loadable, mapLoadable, ready } from '../../../primitives/block/Loadable.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Tag, type TagTone } from '../../../primitives/tag/Tag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { useBrandArt } from '../../../theme/useBrandArt.ts';
import { ClassStatistics } from '../statistics/ClassStatistics.tsx';
import { ClassFact } from './ClassFact.tsx';
import { CompletionRing } from './CompletionRing.tsx';
import { formatPeriod } from './formatPeriod.ts';
import { HeroPanel } from './HeroPanel.ts';

export interface ClassHeroProps {
  detail: ClassDetail;
  behaviour: Loadable<ClassBehaviour>;
  classmates: Loadable<Classmate[]>;
  situation: Loadable<StudySituation>;
  /** Visits with this one. */
  visitCount: Loadable<number | null>;
}

/** The band of a class: status, title, its facts and the student's figures (CDET-01). Phones fold the facts. */
export function ClassHero({ detail, behaviour, classmates, situation, visitCount }: ClassHeroProps) {
  'use memo';
  const { HeroScene } = useBrandArt();
  const factsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { status, trainingStart, trainingEnd, startDate, headTeacherName } = detail;
  const look = status && STATUSES[status];
  return (
    <Panel>
      <Backdrop aria-hidden>
        <HeroScene />
      </Backdrop>
      <Text>
        <Head>
          {look && (
            <Status tone={look.tone} icon={look.icon}>
              {look.label}
            </Status>
          )}
          <Title>
            <PhraseText>{detail.title || '班级详情'}</PhraseText>
          </Title>
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={factsId}
            onClick={() => setOpen(!isOpen)}
          >
            班级资料
            <ChevronDown size={16} aria-hidden />
          </Toggle>
        </Head>
        <Facts id={factsId} $isOpen={isOpen}>
          <ClassFact label="培训周期" value={ready(formatPeriod(trainingStart, trainingEnd))} />
          <ClassFact label="开班日期" value={ready(startDate)} />
          <ClassFact
            label="班级活动"
            value={mapLoadable(behaviour, ({ activityCount }) => withUnit(activityCount, '项'))}
          />
          <ClassFact
            label="学员"
            value={mapLoadable(classmates, ({ length }) => withUnit(length || null, '人'))}
          />
          <ClassFact label="班主任" value={ready(headTeacherName)} />
        </Facts>
      </Text>
      <ClassStatistics situation={situation} visitCount={visitCount} />
      <CompletionRing rate={mapLoadable(situation, ({ finishRate }) => finishRate)} />
    </Panel>
  );
}

const withUnit = (count: number | null, unit: string) => (count === null ? null : `${count} ${unit}`);

const STATUSES: Record<ClassStatus, { label: string; tone: TagTone; icon: ReactNode }> = {
  'to-start': { label: '待开班', tone: 'warning', icon: <Hourglass aria-hidden /> },
  running: { label: '服务中', tone: 'success', icon: <CirclePlay aria-hidden /> },
  completed: { label: '服务完成', tone: 'plain', icon: <CircleCheck aria-hidden /> },
};

const Panel = styled(HeroPanel)`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: linear-gradient(100deg, ${theme.color.hero.start}, ${theme.color.hero.end});
  color: ${theme.color.text.onDeep};
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
  min-width: 0;
`;

/* Phones: status and 班级资料 in one line, the title below. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  > h1:first-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > h1 {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Status = styled(Tag)`
  justify-self: start;
  background: ${theme.color.surface.card};
  font: ${theme.type.captionStrong};
`;

const Title = styled.h1`
  font: ${theme.type.section};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${media.phone} {
    font: ${theme.type.cardTitle};
  }
`;

const Toggle = styled.button`
  position: relative;
  display: none;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.hero.label};
  font: ${theme.type.caption};
  &::after {
    content: '';
    position: absolute;
    inset: -13px calc(-1 * ${theme.space[3]});
  }
  &:focus-visible {
    outline-color: ${theme.color.text.onDeep};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${media.phone} {
    display: inline-flex;
    grid-column: 2;
  }
  ${media.print} {
    display: none;
  }
`;

const Facts = styled.ul<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-top: ${theme.space[2]};
  &:empty {
    display: none;
  }
  ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: flex;
  }
`;
