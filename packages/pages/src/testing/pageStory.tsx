import type { StoryContext } from '@storybook/react-vite';
import { PortalStage, type PortalStageProps, type SandboxMood } from './PortalStage.tsx';

type Stage = Omit<PortalStageProps, 'shell' | 'mood'>;

/** Renders a page on a sandbox of its own, in the toolbar's brand and with the toolbar's sandbox mood. */
export const pageStory = (stage: Stage) =>
  function PageStory(_args: unknown, { globals }: Pick<StoryContext, 'globals'>) {
    return (
      <PortalStage
        {...stage}
        shell={globals.brand === 'cobranded' ? 'cobranded' : 'standard'}
        mood={globals.sandbox as SandboxMood | undefined}
      />
    );
  };
