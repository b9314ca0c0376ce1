import type { Teacher } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The teachers of a course with their roles. */
export function CourseTeachers({ teachers }: { teachers: Teacher[] }) {
  return (
    <List>
      {teachers.map(({ name, avatarUrl, role }, index) => (
        // Two teachers may have the same name.
        <Item key={`${index} ${name}`}>
          <Avatar name={name} src={avatarUrl} size={48} />
          <div>
            <Name>{name}</Name>
            {role && <Role>{ROLES[role]}</Role>}
          </div>
        </Item>
      ))}
    </List>
  );
}

const ROLES: Record<NonNullable<Teacher['role']>, string> = {
  'course-teacher': '课程讲师',
  tutor: '辅导老师',
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  align-content: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  > div {
    min-width: 0;
  }
`;

const Name = styled.p`
  font: ${theme.type.itemStrong};
  overflow-wrap: anywhere;
`;

const Role = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
