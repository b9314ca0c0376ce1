import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { theme } from '../../../theme/theme.ts';
import { INTERACTION_LABELS, type InteractionCounts, type InteractionKind } from '../InteractionKind.ts';
import type { PanelHead } from './PanelFrame.tsx';

export interface TabbedInteractionProps {
  kinds: readonly InteractionKind[];
  counts: InteractionCounts;
  current: InteractionKind;
  onChange: (kind: InteractionKind) => void;
  renderPanel: (kind: InteractionKind, head: PanelHead) => ReactNode;
}

/** A card with a tab for each kind, as high as its container (OFF-01). */
export function TabbedInteraction({ kinds, counts, current, onChange, renderPanel }: TabbedInteractionProps) {
  const panelId = useId();
  return (
    <Root>
      <Head>
        <Tabs
          label="课堂互动"
          panelId={panelId}
          value={current}
          onChange={onChange}
          items={kinds.map((kind) => ({
            value: kind,
            label: INTERACTION_LABELS[kind],
            count: counts[kind] || undefined,
          }))}
        />
      </Head>
      <Panel id={panelId} value={current}>
        {renderPanel(current, { variant: 'tabbed' })}
      </Panel>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  ${cardSurface}
`;

const Head = styled.div`
  flex: none;
  padding: ${theme.space[2]} ${theme.space[5]} 0;
`;

const Panel = styled(TabPanel)`
  flex: 1;
  min-height: 0;
`;
