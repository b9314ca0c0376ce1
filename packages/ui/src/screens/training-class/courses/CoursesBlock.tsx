import type { StudyCourse } from '@cloud-school/domain';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CoursesBlockProps {
  courses: Loadable<StudyCourse[]>;
  timetableTo: string;
  /** Opens a course where its platform says (CDET-07). */
  onOpen: (course: StudyCourse) => void;
  /** The course whose address is being fetched. */
  openingId: string | null;
}

/** All courses of the class with their number and the way to the timetable (CDET-05). */
export function CoursesBlock({ courses, timetableTo, onOpen, openingId }: CoursesBlockProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>全部课程</Title>
        {courses.status === 'ready' && <Count>共 {courses.data.length} 门</Count>}
        <Timetable to={timetableTo}>
          <CalendarDays size={16} aria-hidden />
          <span>查看课表</span>
          <ChevronRight size={16} aria-hidden />
        </Timetable>
      </Head>
      <Block
        of={courses}
        skeleton={
          <Grid as="div">
            <SkeletonRows count={4}>
              <Waiting>
                <Skeleton width={136} height={84} shape="block" />
                <Skeleton width="36%" height={20} />
              </Waiting>
            </SkeletonRows>
          </Grid>
        }
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title="暂无课程" />}
        errorTitle="课程加载失败"
      >
        {(data) => (
          <Grid>
            {withKeys(data).map(([course, key]) => (
              <li key={key}>
                <CourseCard
                  course={course}
                  isOpening={course.id === openingId}
                  onOpen={() => onOpen(course)}
                />
              </li>
            ))}
          </Grid>
        )}
      </Block>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  white-space: nowrap;
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Title = styled.h2`
  font: ${theme.type.title};
`;

const Count = styled.p`
  color: ${theme.color.text.secondary};
`;

const Timetable = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.small};
  margin-left: auto;
  border-radius: ${theme.radius.tag};
  color: ${theme.color.text.secondary};
  ${media.coarsePointer} {
    min-height: ${theme.size.control.touch};
  }
  &:hover {
    color: ${theme.color.action.base};
  }
  ${media.print} {
    display: none;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  row-gap: ${theme.space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 108px;
  padding: ${theme.space[3]};
  ${cardSurface}
  ${media.phone} {
    min-height: 88px;
  }
`;
