import type { CourseMaterial } from '@cloud-school/domain';
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { theme } from '../../../theme/theme.ts';

/** The materials that come with a course; their descriptions are foreign HTML. */
export function CourseMaterials({ materials }: { materials: CourseMaterial[] }) {
  return (
    <ul>
      {materials.map(({ outline, description }, index) => (
        // Materials have no ids.
        <Item key={index}>
          <FileText size={20} strokeWidth={1.6} aria-hidden />
          <div>
            <Outline>{outline}</Outline>
            {description && <Description html={description} size="body" />}
          </div>
        </Item>
      ))}
    </ul>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.action.base};
  }
  > div {
    min-width: 0;
  }
`;

const Outline = styled.p`
  font: ${theme.type.itemStrong};
  overflow-wrap: anywhere;
`;

const Description = styled(RichText)`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;
