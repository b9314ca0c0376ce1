import type { Classroom, Section } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { ClassroomRow } from './ClassroomRow.tsx';
import type { Resumed } from './findResumed.ts';

export interface SectionBlockProps {
  section: Section;
  /** Where the student goes on. */
  resumed: Resumed | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  targetOf: (classroom: Classroom) => ClassroomTarget;
  /** Its place among the folded ones. */
  foldKey: string;
  closedKeys: ReadonlySet<string>;
  onToggle: (foldKey: string) => void;
}

/** Estimated height of a row in px. */
const ROW_HEIGHT = 64;

/** The classrooms of a section; its name folds and unfolds them, as a chapter's does. */
export function SectionBlock({
  section,
  resumed,
  now,
  targetOf,
  foldKey,
  closedKeys,
  onToggle,
}: SectionBlockProps) {
  const listId = useId();
  const isOpen = !closedKeys.has(foldKey);
  return (
    <section>
      {section.name && (
        <Heading>
          <Head type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => onToggle(foldKey)}>
            <span>
              <PhraseText>{section.name}</PhraseText>
            </span>
            <ChevronDown size={16} aria-hidden />
          </Head>
        </Heading>
      )}
      <div id={listId}>
        {isOpen && (
          <WindowedList
            items={section.classrooms}
            keyOf={({ id }) => id}
            itemHeight={ROW_HEIGHT}
            renderItem={(classroom) => (
              <ClassroomRow
                classroom={classroom}
                resumeLabel={classroom.id === resumed?.classroom.id ? resumed.label : null}
                now={now}
                target={targetOf(classroom)}
              />
            )}
          />
        )}
      </div>
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
