import type { Classroom } from '@cloud-school/domain';
import { CloudOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
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
}

/** Name and progress of what is played, under the stage. */
export function LessonTitle({ classroom, isUnsaved, titleRef, download }: LessonTitleProps) {
  const { name, progress } = classroom;
  const percent = formatProgress(progress);
  return (
    <Root>
      <Name ref={titleRef} tabIndex={-1}>
        <PhraseText>{name}</PhraseText>
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
      {download}
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
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[8]};
  padding: ${theme.space[6]} ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[4]};
    /* A finger's height in the room of a small button. */
    > button {
      min-height: ${theme.size.control.touch};
      margin-block: -6px;
    }
  }
`;

const Name = styled.h2`
  flex: 1 1 280px;
  min-width: 0;
  font: ${theme.type.title};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  ${media.phone} {
    flex-basis: 100%;
    font: ${theme.type.labelStrong};
  }
`;

const Part = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[2]};
  width: 200px;
  ${media.phone} {
    flex: 1 1 200px;
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
`;
