import { DockedInteraction, type DockedInteractionProps } from './panel/DockedInteraction.tsx';
import { TabbedInteraction, type TabbedInteractionProps } from './panel/TabbedInteraction.tsx';

export type InteractionPanelProps = ({ variant: 'tabs' } & TabbedInteractionProps) | DockedInteractionProps;

/**
 * Questions, notes and comments of a classroom. Tabs are a card that is always open; column and floating are a strip of
 * shortcuts with a panel that opens and closes.
 */
export function InteractionPanel(props: InteractionPanelProps) {
  if (props.variant === 'tabs') return <TabbedInteraction {...props} />;
  return <DockedInteraction {...props} />;
}
