import { useActiveTextCues, useMediaState } from '@vidstack/react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { toCaptionText } from './toCaptionText.ts';

/** The caption at the current time, above the controls. */
export function CaptionLayer() {
  const cues = useActiveTextCues(useMediaState('textTrack'));
  if (cues.length === 0) return null;
  return (
    <Layer lang="zh-CN">
      {cues.map((cue) => (
        <Caption key={`${cue.startTime} ${cue.text}`}>{toCaptionText(cue.text)}</Caption>
      ))}
    </Layer>
  );
}

const Layer = styled.div`
  position: absolute;
  inset: auto ${theme.space[4]} 80px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  pointer-events: none;
`;

const Caption = styled.p`
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface.pill};
  font: ${theme.type.cardTitle};
  text-align: center;
  white-space: pre-line;
  @container player (max-width: 520px) {
    font: ${theme.type.bodyStrong};
  }
`;
