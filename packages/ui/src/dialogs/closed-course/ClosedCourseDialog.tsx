import { isolate } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { theme } from '../../theme/theme.ts';

export interface ClosedCourseDialogProps {
  courseName: string;
  /** Null leaves the row of the head teacher out. */
  headTeacherName: string | null;
  onClose: () => void;
}

/** A course that has no address yet: the head teacher opens it (CDET-07). */
export function ClosedCourseDialog({ courseName, headTeacherName, onClose }: ClosedCourseDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="请联系班主任开通课程"
      description={courseName ? `《${isolate(courseName)}》还没有学习地址。` : '这门课程还没有学习地址。'}
      actions={<Button onClick={onClose}>知道了</Button>}
    >
      {headTeacherName && (
        <Teacher>
          <Avatar name={headTeacherName} size={40} />
          <p>
            <Name>{headTeacherName}</Name>
            <Role>班主任</Role>
          </p>
        </Teacher>
      )}
    </Dialog>
  );
}

const Teacher = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
`;

const Name = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

const Role = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
