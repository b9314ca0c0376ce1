import type { ClassroomDetail } from '@cloud-school/domain';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { ClassroomNotice } from './ClassroomNotice.tsx';
import { ClassroomTeachers } from './ClassroomTeachers.tsx';
import { KnowledgePoints } from './KnowledgePoints.tsx';

/** Notice, knowledge points and teachers; a part without data is left out. */
export function ClassroomSections({ detail: { notice, points, teachers } }: { detail: ClassroomDetail }) {
  if (!notice && points.length === 0 && teachers.length === 0) return <EmptyState title="学校暂未上传内容" />;
  return (
    <>
      {notice && <ClassroomNotice html={notice} />}
      {points.length > 0 && <KnowledgePoints points={points} />}
      {teachers.length > 0 && <ClassroomTeachers teachers={teachers} />}
    </>
  );
}
