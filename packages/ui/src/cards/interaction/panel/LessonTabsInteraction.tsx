import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { TabPanel } from '../../../primitives/tabs/Tabs.tsx';
import { media } from '../../../theme/media.ts';
import type { InteractionCounts, InteractionKind } from '../InteractionKind.ts';
import type { StripLike } from '../strip/InteractionStrip.tsx';
import { LessonTabs, type LessonTabsPlace } from './LessonTabs.tsx';
import type { PanelHead } from './PanelFrame.tsx';
import { isOwnTab } from './PhoneTab.ts';

export interface LessonTabsInteractionProps {
  place: LessonTabsPlace;
  kinds: readonly InteractionKind[];
  counts: InteractionCounts;
  /** Answers to the student's questions that were not looked at yet. */
  unreadAnswers?: number | undefined;
  /** Null while it loads; absent for videos. */
  like?: StripLike | null | undefined;
  renderPanel: (kind: InteractionKind, head: PanelHead) => ReactNode;
}

/** The interaction in the tabs of a lesson's page on a phone, whose own panels the page draws. */
export function LessonTabsInteraction({ place, kinds, renderPanel, ...marks }: LessonTabsInteractionProps) {
  const { current, own, onChange, panelId } = place;
  const open = isOwnTab(current) || !kinds.includes(current) ? null : current;
  // The next lesson has no transcript: what the page shows by itself takes its place.
  const isGone = !isOwnTab(current) && open === null;
  const [first] = own;
  useEffect(() => {
    if (isGone && first) onChange(first);
  }, [isGone, first, onChange]);
  return (
    <>
      <LessonTabs {...place} {...marks} kinds={kinds} />
      {open && (
        <Panel id={panelId} value={open}>
          {renderPanel(open, { variant: 'tabbed' })}
        </Panel>
      )}
    </>
  );
}

const Panel = styled(TabPanel)`
  flex: 1;
  min-height: 0;
  ${media.lessonSideways} {
    [data-panel='folded'] & {
      display: none;
    }
  }
`;
