import { ChevronDown, ChevronUp, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { useRotation } from '../rotation/useRotation.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

export interface TickerProps<Item> extends NativeProps<'section', 'children'> {
  /** Accessible name: 最新公告 */
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Milliseconds per line. */
  interval?: number;
  labels?: TickerLabels;
}

export interface TickerLabels {
  previous: string;
  next: string;
  stop: string;
  start: string;
}

const chineseLabels: TickerLabels = {
  previous: '上一条',
  next: '下一条',
  stop: '暂停滚动',
  start: '继续滚动',
};

/** Lines that scroll upwards in one row, one at a time. Pauses on hover, on focus and by its button. */
export function Ticker<Item>({
  label,
  items,
  renderItem,
  interval = 6000,
  labels = chineseLabels,
  ...rest
}: TickerProps<Item>) {
  const [step, setStep] = useState({ current: 0, previous: -1 });
  const count = items.length;
  const go = (by: 1 | -1) =>
    setStep(({ current }) => ({ current: (current + by + count) % count, previous: current }));
  const { isRotating, isStopped, toggle, pauseProps } = useRotation({
    count,
    interval,
    onTurn: () => go(1),
    handlers: rest,
  });
  // The list may be shorter than at the last turn.
  const current = Math.min(step.current, count - 1);
  const item = items[current];
  if (item === undefined) return null;
  const leaving = items[step.previous];

  return (
    <Root aria-label={label} {...rest} {...pauseProps} data-rotating={isRotating}>
      <Window aria-live={isRotating ? 'off' : 'polite'}>
        <Line key={current} $moves={step.previous >= 0}>
          {renderItem(item, current)}
        </Line>
        {leaving !== undefined && step.previous !== current && (
          <LeavingLine key={`leaving-${step.previous}`} aria-hidden inert>
            {renderItem(leaving, step.previous)}
          </LeavingLine>
        )}
      </Window>
      {count > 1 && (
        <Controls>
          <Control type="button" aria-label={labels.previous} onClick={() => go(-1)}>
            <ChevronUp size={16} aria-hidden />
          </Control>
          <Control type="button" aria-label={labels.next} onClick={() => go(1)}>
            <ChevronDown size={16} aria-hidden />
          </Control>
          <Control type="button" aria-label={isStopped ? labels.start : labels.stop} onClick={toggle}>
            {isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          </Control>
        </Controls>
      )}
    </Root>
  );
}

const Root = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  height: 3rem;
  ${media.largeText} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Window = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  height: 100%;
  ${media.largeText} {
    min-height: 0;
  }
  /* Room for the focus ring of a link at the edge. */
  margin-inline: calc(-1 * ${theme.space[1]});
  padding-inline: ${theme.space[1]};
  overflow: hidden;
  white-space: nowrap;
`;

const line = css`
  display: flex;
  align-items: center;
  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const enter = keyframes`from { transform: translateY(100%); opacity: 0; }`;
const leave = keyframes`to { transform: translateY(-100%); opacity: 0; }`;

const Line = styled.div<{ $moves: boolean }>`
  ${line}
  height: 100%;
  animation: ${({ $moves }) => ($moves ? enter : 'none')} ${theme.motion.calm};
`;

const LeavingLine = styled.div`
  ${line}
  position: absolute;
  inset: 0 ${theme.space[1]};
  animation: ${leave} ${theme.motion.calm} forwards;
`;

const Controls = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  align-items: center;
  background: ${theme.color.surface.card};
  opacity: 0;
  transition: opacity ${theme.motion.quick};
  ${Root}:hover &,
  &:focus-within {
    opacity: 1;
  }
  /* Without hover nothing reveals the buttons: they are beside the line. */
  ${media.hoverless} {
    position: relative;
    flex: none;
    opacity: 1;
  }
  ${media.largeText} {
    justify-content: flex-end;
  }
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.tertiary};
  ${media.phone} {
    width: 44px;
    height: 44px;
    /* The lines turn by themselves: one button, which stops them, leaves the words their room. */
    &:not(:last-child) {
      ${visuallyHidden}
      &:focus-visible {
        position: static;
        width: 44px;
        height: 44px;
        margin: 0;
        clip-path: none;
      }
    }
  }
  &:hover {
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.primary};
  }
`;
