import type { ActivityContent, ClassActivity, ClassDetail } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ActivitiesSkeleton } from './activities/ActivitiesSkeleton.tsx';
import { ActivityList } from './activities/ActivityList.tsx';
import { ClassHero } from './hero/ClassHero.tsx';
import { ClassHeroSkeleton } from './hero/ClassHeroSkeleton.tsx';

interface TrainingClassScreenProps {
  detail: Loadable<ClassDetail>;
  activities: Loadable<ClassActivity[]>;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** Called with the test that the student chose among the contents of an activity. */
  onTest: (activity: ClassActivity, content: ActivityContent) => void;
  classesTo: string;
}

/** One class: its header, and its activities with their tests (CDET-01, CDET-03). */
export function TrainingClassScreen({
  detail,
  activities,
  now,
  onTest,
  classesTo,
}: TrainingClassScreenProps) {
  return (
    <Root>
      <Breadcrumb items={[{ label: '我的学习', to: classesTo }, { label: '班级详情' }]} />
      <Header>
        <Block of={detail} skeleton={<ClassHeroSkeleton />} errorTitle="班级没有加载出来">
          {(data) => <ClassHero detail={data} />}
        </Block>
      </Header>
      <Activities>
        <Block
          of={activities}
          skeleton={<ActivitiesSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState title="暂无数据" hint="老师安排课堂后，会出现在这里" />}
          errorTitle="课堂没有加载出来"
        >
          {(data) => <ActivityList activities={data} now={now} onTest={onTest} />}
        </Block>
      </Activities>
    </Root>
  );
}

const Root = styled(PageContainer)`
  padding-block: ${theme.space[2]} ${theme.space[18]};
  ${media.phone} {
    padding-block: 0 ${theme.space[12]};
  }
`;

const Header = styled.div`
  margin-top: ${theme.space[2]};
  ${media.phone} {
    margin-top: 0;
  }
`;

const Activities = styled.div`
  margin-top: ${theme.space[8]};
  ${media.phone} {
    margin-top: ${theme.space[5]};
  }
`;
