import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

const QUIET = { moduleLevelDirective: false, ineffectiveDynamicImport: false };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './docs', files: '*.mdx' },
    { directory: '../packages/ui/src', titlePrefix: 'ui', files: '**/*.stories.tsx' },
    { directory: '../packages/pages/src', titlePrefix: 'pages', files: '**/*.stories.tsx' },
    { directory: './validators', titlePrefix: 'ui', files: '**/*.stories.tsx' },
  ],
  staticDirs: [{ from: '../packages/sandbox/media', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // `use client` in libraries and our own lazy imports: hundreds of warnings that hide what a build says otherwise.
  viteFinal: (config) =>
    mergeConfig(config, { build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: QUIET } } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
