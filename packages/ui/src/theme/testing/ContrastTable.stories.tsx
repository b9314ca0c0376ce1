import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BrandTheme } from '../BrandTheme.ts';
import { mergeTheme } from '../mergeTheme.ts';
import { ContrastTable } from './ContrastTable.tsx';

const meta = {
  title: '对比度 ContrastTable',
  id: 'contrast-table',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ratio of every pair, in the brand of the toolbar. */
export const Pairs: Story = {
  name: '每一对颜色 Pairs',
  render: (_, { globals, parameters }) => {
    const brands = parameters.brands as Record<string, { theme?: BrandTheme }>;
    return <ContrastTable values={mergeTheme(brands[String(globals.brand)]?.theme?.overrides ?? {})} />;
  },
};
