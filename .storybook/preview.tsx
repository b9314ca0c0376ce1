import type { Preview } from '@storybook/react-vite';
import { brand as kingdee } from '@cloud-school/kingdee/brand';
import type { Brand } from '@cloud-school/pages';
import { brand as portal } from '@cloud-school/portal/brand';
import { BrandThemeProvider, prepareRichText, standardBrandTheme } from '@cloud-school/ui';
import { failOnConsole } from './failOnConsole.ts';

/** The brands of the toolbar; page stories read them from the parameters. */
const brands: Record<string, Brand> = { portal, kingdee };

const preview: Preview = {
  parameters: {
    layout: 'padded',
    brands,
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: '手机 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: '平板 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'portal', title: '标准品牌' },
          { value: 'kingdee', title: '联名品牌' },
        ],
        dynamicTitle: true,
      },
    },
    sandbox: {
      description: 'Sandbox behind page stories',
      toolbar: {
        title: 'Sandbox',
        icon: 'database',
        items: [
          { value: 'fine', title: '服务正常' },
          { value: 'slow', title: '慢 2 秒' },
          { value: 'failing', title: '三成失败' },
          { value: 'expired', title: '登录过期' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: '动效' },
          { value: 'reduced', title: '减弱动效' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: 'portal', motion: 'full', sandbox: 'fine' },
  decorators: [
    (Story, { globals }) => (
      <BrandThemeProvider brandTheme={brands[String(globals.brand)]?.theme ?? standardBrandTheme}>
        {globals.motion === 'reduced' && (
          <style>
            {'*, *::before, *::after { animation: none !important; transition: none !important; }'}
          </style>
        )}
        <Story />
      </BrandThemeProvider>
    ),
  ],
  beforeEach: async () => {
    // Foreign HTML is drawn at once, so that pictures and tests do not race the sanitiser.
    await prepareRichText();
    return failOnConsole();
  },
};

export default preview;
