import {
  type ActivityDynamic,
  type ClassBehaviour,
  type ClassDetail,
  type Classmate,
  isCompletedClass,
  type StudyCourse,
  type StudySituation,
} from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClassUnavailable } from '../../layout/class-unavailable/ClassUnavailable.tsx';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, dataOr, type Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { RenderNearViewport } from '../../primitives/render-near-viewport/RenderNearViewport.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassColumns } from './ClassColumns.ts';
import { CoursesBlock, type CoursesBlockProps } from './courses/CoursesBlock.tsx';
import { DynamicsBlock } from './dynamics/DynamicsBlock.tsx';
import { GoalCard } from './goal/GoalCard.tsx';
import { GoalSkeleton } from './goal/GoalSkeleton.tsx';
import { ClassHero } from './hero/ClassHero.tsx';
import { ClassHeroSkeleton } from './hero/ClassHeroSkeleton.tsx';
import { LessonsBlock, type LessonsBlockProps } from './lessons/LessonsBlock.tsx';
import { ServicePanels } from './services/ServicePanels.tsx';

export interface TrainingClassScreenProps {
  detail: Loadable<ClassDetail>;
  behaviour: Loadable<ClassBehaviour>;
  classmates: Loadable<Classmate[]>;
  situation: Loadable<StudySituation>;
  /** Visits with this one. */
  visitCount: Loadable<number | null>;
  lessons: Omit<LessonsBlockProps, 'isCompleted' | 'trainingStart' | 'trainingEnd' | 'now' | 'resume'>;
  courses: CoursesBlockProps;
  dynamics: Loadable<ActivityDynamic[]>;
  /** Where the student stopped, while nothing of this class runs. */
  resume?: ReactNode;
  /** Called with the name of a service that only the app has (CDET-06). */
  onAppOnly: (name: string) => void;
  /** 错题本 of the class. */
  mistakesTo?: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  classesTo: string;
}

/** One class: header, statistics, lessons, courses, goal, dynamics and services (CDET-01 to CDET-09). */
export function TrainingClassScreen(props: TrainingClassScreenProps) {
  'use memo';
  const { detail, classesTo } = props;
  return (
    <Root>
      <WideBreadcrumb items={[{ label: '我的学习', to: classesTo }, { label: '班级详情' }]} />
      {detail.status === 'failed' && detail.isRefused ? (
        <>
          <VisuallyHidden as="h1">班级详情</VisuallyHidden>
          <ClassUnavailable message={detail.message} onRetry={null} classesTo={classesTo} />
        </>
      ) : (
        <ClassBlocks {...props} />
      )}
    </Root>
  );
}

function ClassBlocks(props: TrainingClassScreenProps) {
  'use memo';
  const { detail, situation, lessons, courses, now } = props;
  const known = dataOf(detail);
  return (
    <>
      {detail.status === 'failed' && <VisuallyHidden as="h1">班级详情</VisuallyHidden>}
      <Top>
        <Block of={detail} skeleton={<ClassHeroSkeleton />} errorTitle="班级加载失败">
          {(data) => (
            <ClassHero
              detail={data}
              behaviour={props.behaviour}
              classmates={props.classmates}
              situation={situation}
              visitCount={props.visitCount}
            />
          )}
        </Block>
      </Top>
      <ClassColumns.Root>
        <ClassColumns.Main>
          <ClassColumns.Lessons>
            <LessonsBlock
              {...lessons}
              resume={props.resume}
              now={now}
              isCompleted={known !== null && isCompletedClass(known)}
              trainingStart={known?.trainingStart ?? null}
              trainingEnd={known?.trainingEnd ?? null}
            />
          </ClassColumns.Lessons>
          <ClassColumns.Courses>
            <BelowLessons title="全部课程" height={coursesHeight(courses.courses)}>
              <CoursesBlock {...courses} />
            </BelowLessons>
          </ClassColumns.Courses>
        </ClassColumns.Main>
        <ClassColumns.Side>
          {detail.status === 'loading' && (
            <ClassColumns.Goal>
              <GoalSkeleton />
            </ClassColumns.Goal>
          )}
          {known?.learningGoal && (
            <ClassColumns.Goal>
              <GoalCard
                goal={known.learningGoal}
                end={known.trainingEnd}
                now={now}
                courses={courses.courses}
              />
            </ClassColumns.Goal>
          )}
          <ClassColumns.Dynamics>
            <BelowLessons height={DYNAMICS_HEIGHT}>
              <DynamicsBlock dynamics={props.dynamics} />
            </BelowLessons>
          </ClassColumns.Dynamics>
          <ClassColumns.Services>
            <BelowLessons title="学习服务" height={SERVICES_HEIGHT}>
              <ServicePanels
                hasFaceToFace={hasFaceToFace(dataOr(courses.courses, []))}
                onAppOnly={props.onAppOnly}
                mistakesTo={props.mistakesTo}
              />
            </BelowLessons>
          </ClassColumns.Services>
        </ClassColumns.Side>
      </ClassColumns.Root>
    </>
  );
}

/** Pixels of the blocks on a phone; of the courses the head and a row for each. */
const coursesHeight = (courses: Loadable<StudyCourse[]>) => 43 + 104 * (dataOf(courses)?.length ?? 4);
const DYNAMICS_HEIGHT = 72;
const SERVICES_HEIGHT = 350;

interface BelowLessonsProps {
  /** The block's heading, for lists of headings. */
  title?: string;
  height: number;
  children: ReactNode;
}

/** Beside the lessons it renders with them; on a phone, where it lies below the first screen, near the viewport. */
function BelowLessons({ title, height, children }: BelowLessonsProps) {
  return useIsPhone() ? (
    <RenderNearViewport
      minHeight={height}
      placeholder={title && <VisuallyHidden as="h2">{title}</VisuallyHidden>}
    >
      {children}
    </RenderNearViewport>
  ) : (
    children
  );
}

const hasFaceToFace = (courses: StudyCourse[]) => courses.some(({ nature }) => nature === 'face-to-face');

const Root = styled(PageRoot).attrs({ $begin: 'cards' })`
  ${media.print} {
    padding: 0;
  }
`;

const Top = styled.div`
  margin-top: ${theme.space[2]};
  ${media.phone} {
    margin-top: 0;
  }
`;
