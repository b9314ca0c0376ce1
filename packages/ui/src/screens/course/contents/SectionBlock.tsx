import type { Classroom, Section } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ClassroomRow } from './ClassroomRow.tsx';

export interface SectionBlockProps {
  section: Section;
  /** The classroom that was studied last. */
  lastId: string | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  targetOf: (classroom: Classroom) => ClassroomTarget;
}

/** The classrooms of a section; its name folds and unfolds them, as a chapter's does. */
export function SectionBlock({ section, lastId, now, targetOf }: SectionBlockProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section>
      {section.name && (
        <Heading>
          <Head
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{section.name}</span>
            <ChevronDown size={16} aria-hidden />
          </Head>
        </Heading>
      )}
      <ul id={listId} hidden={!isOpen}>
        {section.classrooms.map((classroom) => (
          <ClassroomRow
            key={classroom.id}
            classroom={classroom}
            isLast={classroom.id === lastId}
            now={now}
            target={targetOf(classroom)}
          />
        ))}
      </ul>
    </section>
  );
}

const Heading = styled.h3`
  font: ${theme.type.caption};
`;

/* The name is aligned with the names of the rows below, the arrow with that of the chapter. */
const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.size.control.small};
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[1]} ${theme.space[14]};
  color: ${theme.color.text.secondary};
  font: inherit;
  text-align: left;
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-right: 2px;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  &:hover {
    background: ${theme.color.surface.fill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    min-height: ${theme.size.control.touch};
    padding-inline: ${theme.space[12]} ${theme.space[4]};
  }
`;
