import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { keyOf } from '../../../primitives/native/keyOf.ts';
import { bars } from '../../../theme/bars.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { InteractionCounts, InteractionKind } from '../InteractionKind.ts';
import { InteractionStrip, type StripLike, type StripVariant } from '../strip/InteractionStrip.tsx';
import type { PanelHead } from './PanelFrame.tsx';

export interface DockedInteractionProps {
  kinds: readonly InteractionKind[];
  counts: InteractionCounts;
  /** Answers to the student's questions that were not looked at yet. */
  unreadAnswers?: number | undefined;
  /** Null while no panel is open. */
  current: InteractionKind | null;
  onChange: (kind: InteractionKind | null) => void;
  /** Null while it loads; absent for videos. */
  like?: StripLike | null | undefined;
  /** Column takes the right side of its container; floating is at the edge of the window, over the page. */
  variant: StripVariant;
  renderPanel: (kind: InteractionKind, head: PanelHead) => ReactNode;
}

/** Heights of the floating drawers in pixels (QNA-01 to QNA-03); lower windows make them lower. */
const DRAWER_HEIGHTS: Record<InteractionKind, number> = {
  transcript: 620,
  questions: 528,
  notes: 700,
  comments: 620,
};

/** The strip of shortcuts with the open panel beside it, in wide windows (VIEW-04, CROOM-01). */
export function DockedInteraction(props: DockedInteractionProps) {
  const { kinds, counts, unreadAnswers, current, onChange, like, variant, renderPanel } = props;
  const panelId = useId();
  const root = useRef<HTMLElement>(null);

  /** The focus returns to the shortcut, since the panel that holds it is removed. */
  function close() {
    root.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panelId)}"]`)?.focus();
    onChange(null);
  }

  function closeByKey(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape' || current === null) return;
    close();
  }

  // The filters of notes take the whole line of a column, which its strip can fold.
  const hasCloseButton = variant === 'floating' || current !== 'notes';

  return (
    <Root ref={root} aria-label="课堂互动" $variant={variant} onKeyDown={closeByKey}>
      <InteractionStrip
        kinds={kinds}
        counts={counts}
        unreadAnswers={unreadAnswers}
        current={current}
        onChange={onChange}
        panelId={panelId}
        like={like}
        variant={variant}
      />
      {current !== null && (
        <Panel id={panelId} $variant={variant} $height={DRAWER_HEIGHTS[current]}>
          {/* oxlint-disable-next-line react/refs -- The panel closes by a press, after the rendering. */}
          {renderPanel(current, { variant: 'titled', onClose: hasCloseButton ? close : undefined })}
        </Panel>
      )}
    </Root>
  );
}

/** The foot of the site's header under the utility bar, before the page is scrolled, and a margin. */
const clearOfHeader = `calc(${bars.utility} + ${theme.size.header} + ${theme.space[4]})`;

/* The strip is first for the keyboard and placed at the right end. */
const docks = {
  column: css`
    display: flex;
    flex-direction: row-reverse;
    height: 100%;
    min-height: 0;
  `,
  floating: css`
    position: fixed;
    z-index: ${theme.layer.rail};
    /* Between the content of 1200 px and the edge of the window, whose scroll bar takes 15. */
    inset: ${clearOfHeader} min(${theme.space[6]}, (100vw - 1200px) / 2 - 76px) ${theme.space[6]} auto;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    gap: ${theme.space[4]};
    /* The page can be pressed above and below the strip. */
    pointer-events: none;
    > * {
      pointer-events: auto;
    }
    ${media.stripCrowded} {
      position: static;
      display: block;
    }
  `,
};

const Root = styled.aside<{ $variant: StripVariant }>`
  ${({ $variant }) => docks[$variant]}
`;

const drawers = {
  column: css`
    height: 100%;
    border-left: 1px solid ${theme.color.line.hairline};
  `,
  floating: css<{ $height: number }>`
    height: min(${({ $height }) => $height}px, 100%);
    border-radius: ${theme.radius.dialog};
    box-shadow: ${theme.shadow.raised};
    ${media.stripCrowded} {
      position: fixed;
      z-index: ${theme.layer.rail};
      right: ${theme.space[6]};
      bottom: ${theme.space[6]};
      height: min(${({ $height }) => $height}px, 100dvh - ${clearOfHeader} - ${theme.space[6]});
    }
  `,
};

const Panel = styled.div<{ $variant: StripVariant; $height: number }>`
  flex: none;
  width: 360px;
  min-height: 0;
  overflow: hidden;
  background: ${theme.color.surface.card};
  ${({ $variant }) => drawers[$variant]}
`;
