import { getClassroomDetail } from '@cloud-school/api-client';
import { Block, ClassroomIntro } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';

/** 课堂简介 under a lesson that leaves room for it. */
export function LessonIntroduction({ classroomId }: { classroomId: string }) {
  const detail = useLoadable(getClassroomDetail, { classroomId });
  return (
    <Block of={detail} skeleton={null} errorTitle="课堂简介加载失败">
      {(data) => <ClassroomIntro detail={data} />}
    </Block>
  );
}
