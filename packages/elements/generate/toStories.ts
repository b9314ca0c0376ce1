import type { ElementSpec } from '../src/specs/ElementSpec.ts';
import { HEAD } from './toCode.ts';
import { className } from './toTypes.ts';

/** A story for each element, drawn with its sample. */
export const toStories = (
  specs: readonly ElementSpec[],
): string => `${HEAD}import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementSample } from '../testing/ElementSample.tsx';

const meta = {
  title: '自定义元素 Elements',
  id: 'elements',
  component: ElementSample,
} satisfies Meta<typeof ElementSample>;
export default meta;
type Story = StoryObj<typeof meta>;

${specs
  .map(
    (spec) =>
      `export const ${className(spec)}: Story = { name: '${spec.name} cs-${spec.tag}', args: { tag: '${spec.tag}' } };\n`,
  )
  .join('')}`;
