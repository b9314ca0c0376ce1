import { toCaptionText } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { inRows } from '../inRows.ts';
import { useActiveTextCues, useMediaState } from '../media/playerLibrary.ts';

/** The captions of the current time. */
export function CaptionLines() {
  const cues = useActiveTextCues(useMediaState('textTrack'));
  if (cues.length === 0) return null;
  return (
    <Lines lang="zh-CN">
      {cues.map((cue) => (
        <Caption key={`${cue.startTime} ${cue.text}`}>{toCaptionText(cue.text)}</Caption>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
`;

const Caption = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.pill};
  font: ${theme.type.cardTitle};
  text-align: center;
  white-space: pre-line;
  ${media.narrowPlayer} {
    font: ${theme.type.bodyStrong};
  }
  ${inRows(css`
    padding: 0;
    background: none;
    font: ${theme.type.body};
    line-height: 1.25;
  `)}
`;
