import { isolate, type StudentClass } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/avatar/Avatar.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { classHint } from './classHint.ts';
import type { ClassStatusView } from './classStatusViews.tsx';

interface ClassCardFootProps {
  studentClass: StudentClass;
  view: ClassStatusView;
  onOpen: () => void;
}

/** The teacher, a hint about the next step, and the button that opens the class. */
export function ClassCardFoot({ studentClass, view, onOpen }: ClassCardFootProps) {
  const { className, teacherName, teacherAvatarUrl } = studentClass;
  const hint = classHint(studentClass);
  return (
    <Foot>
      {teacherName && (
        <Teacher>
          <Avatar name={teacherName} src={teacherAvatarUrl} size={32} />
          <Role>班主任</Role>
          <TeacherName>{teacherName}</TeacherName>
        </Teacher>
      )}
      {hint && <Hint $isUrgent={hint.isUrgent}>{hint.text}</Hint>}
      <Button
        variant={view.variant}
        disabled={view.isClosed}
        aria-label={`${view.action}：${isolate(className)}`}
        onClick={onOpen}
      >
        {view.action}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line.hairline};
  ${media.phone} {
    gap: ${theme.space[3]};
    margin-top: ${theme.space[4]};
    padding-top: ${theme.space[3]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Teacher = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  margin-right: auto;
  ${media.largeText} {
    flex: 1 0 100%;
  }
`;

const Role = styled.span`
  flex: none;
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;

const TeacherName = styled.span`
  ${truncate}
`;

const Hint = styled.span<{ $isUrgent: boolean }>`
  flex: none;
  color: ${({ $isUrgent }) => ($isUrgent ? theme.color.warning.ink : theme.color.text.secondary)};
  font: ${({ $isUrgent }) => ($isUrgent ? theme.type.captionStrong : theme.type.caption)};
`;
