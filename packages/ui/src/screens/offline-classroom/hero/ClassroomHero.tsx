import {
  type Attendance,
  type AttendanceStatus,
  attendanceStanding,
  type ClassroomDetail,
  periodPhase,
  type SignKind,
} from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { AttendancePanel } from './AttendancePanel.tsx';
import { AttendanceSkeleton } from './AttendanceSkeleton.tsx';
import type { CatchUpFootProps } from './CatchUpFoot.tsx';
import { classTime } from './classPhase.ts';
import { ClassroomHead } from './ClassroomHead.tsx';
import { ClassroomHeadSkeleton } from './ClassroomHeadSkeleton.tsx';

export interface ClassroomHeroProps extends CatchUpFootProps {
  detail: Loadable<ClassroomDetail>;
  /** Null where the classroom was opened without an activity: attendance belongs to activities. */
  attendance: Loadable<Attendance> | null;
  /** What the class notes of it; null where it says nothing. */
  status: AttendanceStatus | null;
  /** The class time, where the attendance does not tell it. */
  time: Pick<Attendance, 'startsAt' | 'endsAt'>;
  place: string | null;
  /** The class time and the place load. */
  isScheduleLoading: boolean;
  /** The action that is being sent. */
  pending: SignKind | null;
  onSign: (kind: SignKind) => void;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
}

/** The head of a face-to-face classroom, and beside it the attendance; each fails alone. */
export function ClassroomHero(props: ClassroomHeroProps) {
  const { detail, attendance, status, time, place, isScheduleLoading, pending, onSign, now } = props;
  const { contents, contentTo, onAsk } = props;
  const known = attendance && dataOf(attendance);
  const span = classTime(attendance, time);
  const phase = periodPhase(span, now);
  return (
    <Card aria-label="课堂" $hasAttendance={attendance !== null}>
      <Head>
        <Block of={detail} skeleton={<ClassroomHeadSkeleton />} errorTitle="课堂加载失败" errorVariant="bare">
          {(data) => (
            <ClassroomHead
              detail={data}
              time={span}
              place={place}
              isScheduleLoading={isScheduleLoading}
              phase={phase}
              standing={known && attendanceStanding({ isRequired: data.isRequired, status, phase }, known)}
            />
          )}
        </Block>
      </Head>
      {attendance && (
        <Side>
          <Block
            of={attendance}
            skeleton={<AttendanceSkeleton />}
            errorTitle="签到状态加载失败"
            errorVariant="bare"
          >
            {(data) => (
              <AttendancePanel
                attendance={data}
                {...{ phase, pending, onSign, contents, contentTo, onAsk }}
              />
            )}
          </Block>
        </Side>
      )}
    </Card>
  );
}

const Card = styled.section<{ $hasAttendance: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasAttendance }) => ($hasAttendance ? '384px' : '')};
  overflow: hidden;
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    border-radius: ${theme.radius.card};
  }
`;

const Head = styled.div`
  align-self: center;
  min-width: 0;
  padding: ${theme.space[10]};
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[4]};
  }
`;

const Side = styled.div`
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[8]};
  border-left: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.ground};
  ${media.tablet} {
    border: solid ${theme.color.line.hairline};
    border-width: 1px 0 0;
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;
