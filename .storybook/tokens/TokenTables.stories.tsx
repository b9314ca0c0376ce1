import type { Meta, StoryObj } from '@storybook/react-vite';
import { mergeTheme } from '../../packages/ui/src/theme/mergeTheme.ts';
import { brands } from '../brands.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { TokenUsesTable } from './TokenUsesTable.tsx';

const meta = {
  title: '对比度与用处 TokenTables',
  id: 'token-tables',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const valuesOf = (brand: unknown) => mergeTheme(brands[String(brand)]?.theme.overrides ?? {});

/** The ratio of every pair, in the brand of the toolbar. */
export const Contrast: Story = {
  render: (_, { globals }) => <ContrastTable values={valuesOf(globals.brand)} />,
};

/** Every token, its value and the components that read it. */
export const Uses: Story = {
  render: (_, { globals }) => <TokenUsesTable values={valuesOf(globals.brand)} />,
};
