import { standardTheme } from '../packages/ui/src/theme/standardTheme.ts';
import { fontFamily } from '../packages/ui/src/tokens/scales.ts';

const { action, danger, line, success, surface, text } = standardTheme.color;
const { shadow } = standardTheme;

/** The variables of the site's look in the colours of the standard brand. */
export const brandCss = `:root {
  --vp-c-brand-1: ${action.base};
  --vp-c-brand-2: ${action.hover};
  --vp-c-brand-3: ${action.fill};
  --vp-c-brand-soft: ${action.tint};
  --vp-c-text-1: ${text.primary};
  --vp-c-text-2: ${text.secondary};
  --vp-c-text-3: ${text.tertiary};
  --vp-c-divider: ${line.hairline};
  --vp-c-bg-alt: ${surface.ground};
  --vp-c-bg-soft: ${surface.fill};
  --vp-font-family-base: ${fontFamily};
  --vp-home-hero-name-color: ${action.base};
  --control: ${line.control};
  --rest: ${shadow.rest};
  --stage: ${surface.stage};
  --stage-fill: ${surface.stageFill};
  --stage-text: ${text.onStageSecondary};
  --stage-copied: ${success.onStage};
  --passed: ${success.ink};
  --passed-tint: ${success.tint};
  --refused: ${danger.ink};
  --refused-tint: ${danger.tint};
}`;
