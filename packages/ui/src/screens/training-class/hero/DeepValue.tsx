import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';

interface DeepRetryProps {
  /** What is loaded again. */
  label: string;
  onRetry: (() => void) | undefined;
  message?: string;
}

/** A part of the deep panel that failed: it says so and loads again alone. */
export function DeepRetry({ label, onRetry, message = '加载失败' }: DeepRetryProps) {
  return (
    <Failure role="alert">
      {message}
      <Retry type="button" aria-label={`重新加载：${label}`} onClick={onRetry}>
        重新加载
      </Retry>
    </Failure>
  );
}

/** A part of the deep panel that loads. */
export const DeepWaiting = ({ of }: { of?: Loadable<unknown>['status'] }) => (
  <Waiting aria-busy={of === 'loading' || undefined}>
    <VisuallyHidden>正在加载</VisuallyHidden>
  </Waiting>
);

const Waiting = styled.span`
  display: inline-block;
  width: 48px;
  height: 12px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.hero.track};
`;

const Failure = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
  font: ${theme.type.caption};
  white-space: nowrap;
`;

const Retry = styled.button`
  position: relative;
  text-decoration: underline;
  text-underline-offset: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]});
  }
  &:focus-visible {
    outline-color: ${theme.color.text.onDeep};
  }
`;
