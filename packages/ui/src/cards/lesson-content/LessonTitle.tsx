import type { Classroom } from '@cloud-school/domain';
import { CloudOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatProgress } from './formatProgress.ts';

interface LessonTitleProps {
  classroom: Classroom;
  /** The last report failed; it is stored on the device and sent again. */
  isUnsaved: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  /** 下载本课. */
  download?: ReactNode;
  /** The place of the tools of what is read: where it has some, its name stands in the bar alone. */
  toolsRef?: Ref<HTMLDivElement> | undefined;
}

/** Name and progress of what is played, under the stage; on a phone one row with its tag and 下载本课. */
export function LessonTitle(props: LessonTitleProps) {
  const { classroom, isUnsaved, titleRef, download, toolsRef } = props;
  const { name, progress, isRequired } = classroom;
  const percent = formatProgress(progress);
  return (
    <Root>
      <Name ref={titleRef} tabIndex={-1}>
        <PhoneTag tone={isRequired ? 'solid' : 'plain'}>{isRequired ? '必修' : '选修'}</PhoneTag>
        <Words>
          <PhraseText>{name}</PhraseText>
        </Words>
      </Name>
      {percent && (
        <Part>
          <Figures>
            <span>本节进度</span>
            <strong>{percent}</strong>
          </Figures>
          <Progress
            value={(progress ?? 0) / 100}
            label="本节进度"
            valueText={percent}
            tone={progress !== null && progress >= 100 ? 'success' : 'action'}
            size="bar"
          />
        </Part>
      )}
      {toolsRef && <Tools ref={toolsRef} data-tools />}
      {download && <Download>{download}</Download>}
      <Unsaved>
        {isUnsaved && (
          <>
            <CloudOff size={14} aria-hidden />
            <span>学习进度还没有传上去，已存在本机，会自动重试</span>
          </>
        )}
      </Unsaved>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
  min-height: 5.5rem;
  padding: ${theme.space[4]} ${theme.space[8]};
  /* Beside an open panel all of it stays in one row. */
  ${media.lessonCompact} {
    column-gap: ${theme.space[4]};
  }
  ${media.lessonPhone} {
    display: grid;
    /* Keeps the width of 下载本课 before it loads, so that the name does not wrap again. */
    grid-template-columns: minmax(0, 1fr) auto minmax(calc(81px + ${theme.space[3]}), auto);
    align-items: center;
    align-content: center;
    gap: 2px 0;
    min-height: 4.75rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line.hairline};
  }
`;

const Name = styled.h2`
  flex: 1 1 160px;
  min-width: 0;
  font: ${theme.type.title};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  ${media.lessonPhone} {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font: ${theme.type.labelStrong};
    /* Two lines fit into the row. */
    line-height: 1.2;
  }
`;

/* Above a player in a wide window the tag stands in the bar. */
const PhoneTag = styled(Tag)`
  display: none;
  ${media.lessonPhone} {
    display: inline-flex;
    flex: none;
  }
`;

const Words = styled.span`
  ${media.lessonPhone} {
    ${clamp(2)}
    min-width: 0;
    :has(> * + [data-tools]:not(:empty)) > h2 > & {
      ${visuallyHidden}
    }
  }
`;

const Part = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[2]};
  width: 200px;
  /* The line under the name, also before 下载本课 has come. */
  ${media.lessonPhone} {
    grid-column: 1;
    width: auto;
    font: ${theme.type.caption};
    > :last-child {
      display: none;
    }
  }
`;

const Figures = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${theme.color.text.primary};
  }
  ${media.lessonPhone} {
    justify-content: flex-start;
    gap: ${theme.space[1]};
    strong {
      font: inherit;
      color: inherit;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  grid-area: 1 / 2 / span 2;
`;

/* At the right end of the row, whatever the width. */
const Download = styled.div`
  flex: none;
  ${media.lessonPhone} {
    grid-area: 1 / 3 / span 2;
    margin-left: ${theme.space[3]};
    padding-left: ${theme.space[3]};
    border-left: 1px solid ${theme.color.line.hairline};
  }
`;

const Unsaved = styled.output`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.warning.ink};
  font: ${theme.type.caption};
  &:empty {
    display: none;
  }
  ${media.lessonPhone} {
    grid-column: 1 / -1;
  }
`;
