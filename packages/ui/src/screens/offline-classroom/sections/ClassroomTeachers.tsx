import type { Teacher } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Avatar } from '../../../primitives/avatar/Avatar.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SectionCard } from './SectionCard.tsx';

/** The teachers of a classroom: the first one leads, the others assist (OFF-01). */
export function ClassroomTeachers({ teachers }: { teachers: Teacher[] }) {
  return (
    <SectionCard title="课堂老师">
      <List>
        {teachers.map(({ name, avatarUrl }, index) => {
          const isLead = index === 0;
          return (
            // Two teachers may have the same name.
            <Item key={`${index} ${name}`}>
              <Avatar name={name} src={avatarUrl} size={isLead ? 64 : 48} />
              <Name $isLead={isLead}>{name}</Name>
              {isLead ? <Tag tone="primary">主讲老师</Tag> : <Tag>助教</Tag>}
            </Item>
          );
        })}
      </List>
    </SectionCard>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  /* A hairline before each but the first of a row. */
  &:not(:nth-child(3n + 1)) {
    padding-left: ${theme.space[5]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
  /* The tag stands under the name where a column is narrow. */
  ${media.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space[3]};
    justify-items: start;
    > :first-child {
      grid-row: span 2;
    }
  }
  ${media.phone} {
    &:not(:nth-child(3n + 1)) {
      padding-left: 0;
      border-left: 0;
    }
  }
`;

const Name = styled.p<{ $isLead: boolean }>`
  min-width: 0;
  font: ${({ $isLead }) => ($isLead ? theme.type.cardTitle : theme.type.labelStrong)};
  overflow-wrap: anywhere;
  word-break: keep-all;
`;
