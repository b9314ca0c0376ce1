import { styled } from 'styled-components';
import { bars } from '../../../theme/bars.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface TimeBubbleProps {
  /** Null hides it; the live region stays, so that the next report is spoken. */
  lines: readonly string[] | null;
}

/** The time left on demand, shown and spoken. */
export function TimeBubble({ lines }: TimeBubbleProps) {
  return (
    <Place aria-live="polite" data-announcer="report">
      {lines && (
        <Bubble>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Bubble>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  top: calc(${bars.exam} + ${theme.space[2]});
  right: max(${theme.space[6]}, calc((100vw - ${theme.size.content}) / 2));
  z-index: ${theme.layer.toast};
  ${media.phone} {
    right: ${theme.space[4]};
  }
`;

const Bubble = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.text.primary};
  color: ${theme.color.text.onStage};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;
