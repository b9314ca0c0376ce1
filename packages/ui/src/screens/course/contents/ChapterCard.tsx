import { type Chapter, isDone } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { classroomsOf } from './contentTabs.ts';
import { SectionBlock, type SectionBlockProps } from './SectionBlock.tsx';

interface ChapterCardProps extends Omit<SectionBlockProps, 'section'> {
  chapter: Chapter;
}

/** Estimated height in px of a closed chapter. */
export const CHAPTER_HEIGHT = 80;

/** A chapter with its sections and classrooms; its head folds and unfolds it. */
export function ChapterCard({ chapter, foldKey, ...shared }: ChapterCardProps) {
  const { closedKeys, onToggle } = shared;
  const bodyId = useId();
  const isOpen = !closedKeys.has(foldKey);
  const classrooms = classroomsOf([chapter]);
  const doneCount = classrooms.filter(isDone).length;
  return (
    <Card>
      <Heading>
        <Head type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => onToggle(foldKey)}>
          <Name>
            <PhraseText>{chapter.name || '未命名章节'}</PhraseText>
          </Name>
          <Count>
            <VisuallyHidden>，已完成 </VisuallyHidden>
            {doneCount} / {classrooms.length}
          </Count>
          <ChevronDown size={20} aria-hidden />
        </Head>
      </Heading>
      <Body id={bodyId} hidden={!isOpen}>
        {isOpen &&
          chapter.sections.map((section, index) => {
            // Two kinds of a tab may bring the same section twice.
            const key = `${foldKey} ${index} ${section.id}`;
            return <SectionBlock key={key} section={section} foldKey={key} {...shared} />;
          })}
      </Body>
    </Card>
  );
}

const Card = styled.section`
  overflow: hidden;
  ${cardSurface}
`;

const Heading = styled.h2`
  font: ${theme.type.labelStrong};
`;

const Head = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 60px;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-radius: ${theme.radius.card};
  font: inherit;
  text-align: left;
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    transition: transform ${theme.motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.reducedMotion} {
    > svg {
      transition: none;
    }
  }
  ${media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  flex: none;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Body = styled.div`
  padding-bottom: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line.hairline};
`;
