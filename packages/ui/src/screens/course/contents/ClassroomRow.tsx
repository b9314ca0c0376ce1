import { type Classroom, formatPlayTime, CONTENT_KINDS } from '@cloud-school/domain';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { classroomStatus } from '../../../cards/classroom/classroomStatus.ts';
import { ClassroomStatusMark } from '../../../cards/classroom/ClassroomStatusMark.tsx';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { contentIcons } from '../../../cards/classroom/contentIcons.ts';
import { formatLiveTime, formatWait } from '../../../cards/classroom/liveLesson.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { Resumed } from './findResumed.ts';

interface ClassroomRowProps {
  classroom: Classroom;
  /** Where the student goes on, in words: tinted, with an edge. */
  resumeLabel: Resumed['label'] | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  target: ClassroomTarget;
}

/** A classroom of a chapter: icon, name, kind, 必修 or 选修, and how far the student is. */
export function ClassroomRow({ classroom, resumeLabel, now, target }: ClassroomRowProps) {
  const { label, isLive } = CONTENT_KINDS[classroom.kind];
  const liveTime = isLive ? formatLiveTime(classroom, now) : null;
  const wait = formatWait(classroom, now);
  const Icon = contentIcons[classroom.kind];
  const content = (
    <>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      <Text>
        <Name>
          <PhraseText>{classroom.name || `未命名${label}`}</PhraseText>
        </Name>
        <Facts>
          <span>{label}</span>
          <Required $isRequired={classroom.isRequired}>{classroom.isRequired ? '必修' : '选修'}</Required>
          {classroom.duration !== null && <span>{formatPlayTime(classroom.duration / 1000)}</span>}
          {classroom.address && <PhraseText>{classroom.address}</PhraseText>}
          {liveTime && <span>{liveTime}</span>}
          {wait && <span>{wait}</span>}
        </Facts>
      </Text>
      {resumeLabel && <VisuallyHidden>{resumeLabel}</VisuallyHidden>}
      <ClassroomStatusMark status={classroomStatus(classroom, now)} />
      <Arrow size={16} aria-hidden />
    </>
  );
  return (
    <li>
      {'to' in target ? (
        <Row as={Link} to={target.to} $isResumed={resumeLabel !== null}>
          {content}
        </Row>
      ) : (
        <Row
          as="button"
          type="button"
          aria-haspopup="dialog"
          onClick={target.onOpen}
          $isResumed={resumeLabel !== null}
        >
          {content}
        </Row>
      )}
    </li>
  );
}

const Row = styled.a<{ $isResumed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  width: 100%;
  min-height: 64px;
  padding: ${theme.space[2]} ${theme.space[5]};
  text-align: left;
  background: ${({ $isResumed }) => ($isResumed ? theme.color.action.tint : 'transparent')};
  box-shadow: ${({ $isResumed }) => ($isResumed ? `inset 3px 0 ${theme.color.action.base}` : 'none')};
  transition: background-color ${theme.motion.quick};
  > svg {
    flex: none;
    color: ${({ $isResumed }) => ($isResumed ? theme.color.action.base : theme.color.text.secondary)};
  }
  &:hover {
    background: ${({ $isResumed }) => ($isResumed ? theme.color.action.tint : theme.color.surface.fill)};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    padding-inline: ${theme.space[4]};
  }
  /* The status below the text. */
  ${media.largeText} {
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: 0;
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  ${media.largeText} {
    flex-basis: 60%;
  }
`;

const Name = styled.span`
  display: block;
  font: ${theme.type.item};
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Required = styled.span<{ $isRequired: boolean }>`
  color: ${({ $isRequired }) => ($isRequired ? theme.color.action.base : theme.color.text.secondary)};
`;

const Arrow = styled(ChevronRight)`
  ${media.phone} {
    display: none;
  }
`;
