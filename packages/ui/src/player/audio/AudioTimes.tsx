import { useMediaState } from '@vidstack/react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatPlayTime } from '@cloud-school/domain';

/** The current time and the length, at both ends of the bars. */
export function AudioTimes() {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  return (
    <Row>
      <strong>{formatPlayTime(time)}</strong>
      <span>{formatPlayTime(duration)}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.text.onStageSecondary};
  > strong {
    color: ${theme.color.text.onStage};
  }
`;
