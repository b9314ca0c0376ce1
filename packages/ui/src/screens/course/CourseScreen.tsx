import type { Classroom, CourseDetail, CourseSituation, DutyRequirements } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../cards/classroom/ClassroomTarget.ts';
import { AsideColumns } from '../../layout/aside-columns/AsideColumns.ts';
import { stickyAside } from '../../layout/aside-columns/stickyAside.ts';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, LOADING, type Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { CourseContents } from './contents/CourseContents.ts';
import { CourseContentsList } from './contents/CourseContentsList.tsx';
import { CourseContentsSkeleton } from './contents/CourseContentsSkeleton.tsx';
import type { CourseView } from './CourseView.ts';
import { CourseHero } from './hero/CourseHero.tsx';
import { CourseHeroSkeleton } from './hero/CourseHeroSkeleton.tsx';
import { LastStudiedBlock } from './hero/LastStudiedBlock.tsx';
import { CourseIntroduction } from './introduction/CourseIntroduction.tsx';
import { IntroductionSkeleton } from './introduction/IntroductionSkeleton.tsx';
import { Requirements } from './requirements/Requirements.tsx';
import { RequirementsSkeleton } from './requirements/RequirementsSkeleton.tsx';

export interface CourseScreenProps {
  detail: Loadable<CourseDetail>;
  situation: Loadable<CourseSituation>;
  contents: Loadable<CourseContents>;
  requirements: Loadable<DutyRequirements>;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** Where a classroom opens, by its kind (COURSE-02). */
  targetOf: (classroom: Pick<Classroom, 'id' | 'name' | 'kind'> & Partial<Classroom>) => ClassroomTarget;
  classesTo: string;
  classTo: string;
  view: CourseView;
  onViewChange: (view: CourseView) => void;
}

/** A course of a class: where to go on, its contents, its requirements and its introduction (COURSE-01). */
export function CourseScreen(props: CourseScreenProps) {
  'use memo';
  const { detail, situation, contents, requirements, now, targetOf, classesTo, classTo } = props;
  const { view, onViewChange } = props;
  const progress = dataOf(situation);
  return (
    <PageRoot $begin="cards">
      <Path
        items={[
          { label: '我的学习', to: classesTo },
          { label: '班级详情', to: classTo },
          { label: '课程详情' },
        ]}
      />
      {detail.status === 'failed' && <VisuallyHidden as="h1">课程详情</VisuallyHidden>}
      <Block of={detail} skeleton={<CourseHeroSkeleton />} errorTitle="课程加载失败">
        {(data) => (
          <CourseHero
            detail={data}
            studentCount={progress?.studentCount ?? null}
            lastStudied={<LastStudiedBlock situation={situation} contents={contents} targetOf={targetOf} />}
          />
        )}
      </Block>
      <AsideColumns>
        <Main>
          <section aria-label="课程内容">
            {/* The chapter that opens is that of the lesson studied last. */}
            <Block
              of={situation.status === 'loading' ? LOADING : contents}
              skeleton={<CourseContentsSkeleton />}
              errorTitle="课程内容加载失败"
            >
              {(data) => (
                <CourseContentsList
                  contents={data}
                  lastId={progress?.lastClassroom?.id ?? null}
                  now={now}
                  targetOf={targetOf}
                  view={view}
                  onViewChange={(next) => onViewChange({ ...view, ...next })}
                />
              )}
            </Block>
          </section>
          {detail.status !== 'failed' && (
            <Card aria-label="课程说明">
              <Block
                of={detail}
                skeleton={<IntroductionSkeleton />}
                errorTitle="课程说明加载失败"
                errorVariant="bare"
              >
                {(data) => (
                  <CourseIntroduction
                    detail={data}
                    tab={view.introduction}
                    onTabChange={(introduction) => onViewChange({ ...view, introduction })}
                  />
                )}
              </Block>
            </Card>
          )}
        </Main>
        <Aside aria-label="课程要求">
          <Panel>
            <Block
              of={requirements}
              skeleton={<RequirementsSkeleton />}
              errorTitle="课程要求加载失败"
              errorVariant="bare"
            >
              {(data) => <Requirements requirements={data} situation={situation} now={now} />}
            </Block>
          </Panel>
        </Aside>
      </AsideColumns>
    </PageRoot>
  );
}

const Path = styled(WideBreadcrumb)`
  margin-bottom: ${theme.space[2]};
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  align-content: start;
  min-width: 0;
  ${media.phone} {
    gap: ${theme.space[5]};
  }
`;

const Card = styled.section`
  padding: ${theme.space[3]} ${theme.space[8]} ${theme.space[8]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[5]};
  }
`;

/* In one column it is before the chapters, which can be longer than a student scrolls; nothing in it takes the focus. */
const Aside = styled.aside`
  min-width: 0;
  ${stickyAside}
  ${media.narrow} {
    order: -1;
  }
`;

const Panel = styled.div`
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;
