import type { ClassDetail, ClassStatus } from '@cloud-school/api-client';
import { CalendarRange, CircleCheck, CirclePlay, Flag, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Tag, type TagTone } from '../../../primitives/tag/Tag.tsx';
import { useBrandArt } from '../../../theme/BrandThemeProvider.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ClassFact } from './ClassFact.tsx';
import { HeroPanel } from './HeroPanel.ts';

/** The header of a class: status, title and the known facts (CDET-01). */
export function ClassHero({ detail }: { detail: ClassDetail }) {
  const { Waves } = useBrandArt();
  const { status, trainingStart, trainingEnd, startDate, headTeacherName } = detail;
  const training = [trainingStart, trainingEnd].filter((day) => day !== null).join(' 至 ');
  const look = status && STATUSES[status];
  return (
    <Panel>
      <Backdrop aria-hidden>
        <Waves />
      </Backdrop>
      <Text>
        {look && (
          <Status tone={look.tone} icon={look.icon}>
            {look.label}
          </Status>
        )}
        <Title>{detail.title || '班级详情'}</Title>
        <Facts>
          {training && (
            <ClassFact
              label="培训周期"
              icon={<CalendarRange size={20} strokeWidth={1.6} aria-hidden />}
              isWide
            >
              {training}
            </ClassFact>
          )}
          {startDate && (
            <ClassFact label="开班日期" icon={<Flag size={20} strokeWidth={1.6} aria-hidden />}>
              {startDate}
            </ClassFact>
          )}
          {headTeacherName && (
            <ClassFact label="班主任" icon={<Avatar name={headTeacherName} size={40} />}>
              {headTeacherName}
            </ClassFact>
          )}
        </Facts>
      </Text>
    </Panel>
  );
}

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
  overflow: hidden;
  background:
    linear-gradient(
      120deg,
      transparent 58%,
      color-mix(in srgb, ${theme.color.text.onAction} 6%, transparent) 58.1%
    ),
    linear-gradient(100deg, ${theme.color.action.deep}, ${theme.color.action.base});
  color: ${theme.color.text.onAction};
`;

/* The whole pattern at the panel's width, flattened so that it stays below the facts. */
const Backdrop = styled.div`
  position: absolute;
  inset: auto 0 0;
  z-index: -1;
  aspect-ratio: 664 / 60;
  color: ${theme.color.action.deep};
  opacity: 0.55;
  transform: scaleY(0.5);
  transform-origin: bottom;
  ${media.phone} {
    transform: none;
  }
`;

const Text = styled.div`
  min-width: 0;
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
    font: ${theme.type.title};
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  &:empty {
    display: none;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-top: ${theme.space[4]};
  }
`;
