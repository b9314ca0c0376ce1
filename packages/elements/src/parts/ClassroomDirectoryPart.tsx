import type { Classroom } from '@cloud-school/domain';
import { ClassroomDirectory, type ClassroomDirectoryProps } from '@cloud-school/ui';

export interface ClassroomDirectoryPartProps extends Pick<ClassroomDirectoryProps, 'chapters'> {
  /** The classroom that is shown. */
  currentId?: string;
  getLink: (classroom: Classroom) => string;
  variant?: ClassroomDirectoryProps['variant'];
}

/** Chapters with their classrooms. */
export const ClassroomDirectoryPart = ({
  currentId,
  getLink,
  variant = 'mark',
  ...rest
}: ClassroomDirectoryPartProps) => (
  <ClassroomDirectory
    {...rest}
    currentId={currentId ?? null}
    getTarget={(classroom) => ({ to: getLink(classroom) })}
    variant={variant}
  />
);
