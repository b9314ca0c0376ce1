import type { StoryContext } from '@storybook/react-vite';
import type { Brand } from '../platform/brand/Brand.ts';
import { PortalStage, type PortalStageProps, type SandboxMood } from './PortalStage.tsx';

type Stage = Omit<PortalStageProps, 'brand' | 'mood'>;

export type BrandContext = Pick<StoryContext, 'globals' | 'loaded'>;

/**
 * Renders a page on its own sandbox, with the brand and the sandbox mood of the toolbar. It has rest parameters because
 * Storybook prints the JSX of a story with declared ones, and a whole brand in it takes seconds or fails.
 */
export const pageStory = (stage: Stage) =>
  function PageStory(...[, { globals, loaded }]: [unknown, BrandContext]) {
    return (
      <PortalStage
        {...stage}
        brand={toolbarBrand({ globals, loaded })}
        mood={globals.sandbox as SandboxMood | undefined}
      />
    );
  };

/** The brand that the toolbar selects among those of `.storybook/preview.tsx`. */
export function toolbarBrand({ globals, loaded }: BrandContext): Brand {
  const brands = loaded.brands as Record<string, Brand>;
  const brand = brands[String(globals.brand)];
  if (!brand) throw new Error(`No brand '${globals.brand}' that .storybook/preview.tsx loads.`);
  return brand;
}
