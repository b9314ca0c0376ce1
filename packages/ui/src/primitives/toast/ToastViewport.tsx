import { CircleAlert, CircleCheck, CircleX, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { useMergedRefs } from '../native/useMergedRefs.ts';
import { freeTop } from './freeTop.ts';

export interface ToastItem {
  id: number | string;
  tone: 'success' | 'warning' | 'danger' | 'info';
  text: string;
}

export interface ToastViewportProps extends NativeProps<'div', 'children'> {
  /** Oldest first; the owner decides when they disappear. */
  toasts: readonly ToastItem[];
  onDismiss: (id: ToastItem['id']) => void;
}

/** What has its title and its close button below the place of a site's header. */
const SHEET = "[data-sheet], [role='dialog']";

/** A bar; its own element is hidden. */
const PROGRESS = ':has(> progress)';
const CONTROLS = 'button, input, textarea, select, a[href]';

/**
 * What no message lies on, the most first, and the part of the window in which it looks for room: a dense page leaves room
 * beside the first few alone.
 */
const KEPT_FREE: readonly [selector: string, part: number][] = [
  [`h1, h2, h3, p, li, dt, dd, label, ${PROGRESS}, ${CONTROLS}`, 0.5],
  [`h1, h2, h3, ${PROGRESS}, ${CONTROLS}`, 0.5],
  [`h1, h2, h3, ${PROGRESS}, ${CONTROLS}`, 1],
  ['h1, h2, h3, button', 0.5],
  ['h1, h2', 0.5],
];

/** The picture of a lesson, or what is read there. */
const TAUGHT = '[data-taught]';

/** Below a list that fills a phone, the row in which nothing is written now: what was sent stands in the list. */
const CLOSED_COMPOSER = "[data-typing='false'] [data-composer]";

const icons = { success: CircleCheck, warning: CircleAlert, danger: CircleX, info: Info };

/** Short messages at the top of the window, above dialogs. Render it once per page, also while empty. */
export function ToastViewport({ toasts, onDismiss, ref, ...rest }: ToastViewportProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);

  // Read while a message stands: `:root:has()` would match the whole page again with every element that comes or goes.
  const newestId = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    const viewport = root.current;
    if (newestId === undefined || !viewport) return undefined;
    const place = () => {
      const sheet = document.querySelector(SHEET);
      viewport.toggleAttribute('data-over-sheet', sheet !== null);
      viewport.style.removeProperty('top');
      const top = findTop(viewport, sheet ?? document.body);
      if (top !== null) viewport.style.setProperty('top', `${top}px`);
    };
    place();
    // A message outlives the page that it was given on.
    let frame = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [newestId]);

  return (
    // A live region announces only what is added to it; outside of an open dialog it would be inert if it came later.
    <Viewport aria-live="polite" {...rest} ref={mergedRef}>
      {toasts.map(({ id, tone, text }) => {
        const Icon = icons[tone];
        return (
          <Card key={id} role={tone === 'danger' ? 'alert' : 'status'}>
            <Tone $tone={tone} aria-hidden>
              <Icon size={20} />
            </Tone>
            <span>{text}</span>
            <Dismiss type="button" aria-label="关闭提示" onClick={() => onDismiss(id)}>
              <X size={16} aria-hidden />
            </Dismiss>
          </Card>
        );
      })}
    </Viewport>
  );
}

/** A place in the window, beside a lesson anywhere but on what is taught; null where each would hide a heading. */
function findTop(viewport: HTMLElement, page: Element): number | null {
  const areasOf = (selector: string) =>
    [...page.querySelectorAll(selector)]
      .filter((element) => !viewport.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const taught = areasOf(TAUGHT);
  const { left, right, top, bottom } = viewport.getBoundingClientRect();
  const [composer] = areasOf(CLOSED_COMPOSER);
  if (composer)
    return Math.min((composer.top + composer.bottom - bottom + top) / 2, window.innerHeight - bottom + top);
  // Beside a lesson a message begins low: the begin of a list shows what was sent.
  const starts = taught.length === 0 ? [top] : [window.innerHeight * 0.7, top];
  const free = (from: number, taken: readonly DOMRect[], to: number) =>
    freeTop({ left, right, top: from, bottom: from + bottom - top }, taken, to);
  for (const [selector, part] of KEPT_FREE) {
    const lowest = window.innerHeight * (taught.length === 0 ? part : 1);
    const taken = [...taught, ...areasOf(selector)];
    for (const start of starts) {
      const found = free(start, taken, lowest);
      if (found !== null) return found;
    }
  }
  return taught.length === 0 ? null : free(6, taught, window.innerHeight);
}

const inks = {
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
  info: theme.color.action.base,
};

const Viewport = styled.div`
  position: fixed;
  /* Below the site's header, also under the utility bar of a page that is not scrolled. */
  top: calc(${bars.utility} + ${theme.size.header} + ${theme.space[2]});
  left: 50%;
  z-index: ${theme.layer.toast};
  display: grid;
  gap: ${theme.space[3]};
  width: max-content;
  max-width: calc(100vw - 2 * ${theme.space[4]});
  transform: translateX(-50%);
  pointer-events: none;
  ${media.phone} {
    top: calc(${bars.utility} + ${bars.headerOnPhone} + ${theme.space[2]});
    /* Over the site's header, to leave the sheet's head free. */
    &[data-over-sheet] {
      top: max(${theme.space[2]}, env(safe-area-inset-top));
    }
  }
`;

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 216px;
  min-height: 44px;
  padding: 2px ${theme.space[1]} 2px ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.quick};
  > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    padding-block: ${theme.space[2]};
    /* Breaks behind a comma rather than within a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

const Tone = styled.span<{ $tone: ToastItem['tone'] }>`
  flex: none;
  color: ${({ $tone }) => inks[$tone]};
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.tertiary};
  &:hover {
    color: ${theme.color.text.primary};
  }
`;
