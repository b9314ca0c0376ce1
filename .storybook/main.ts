import { defineMain } from '@storybook/react-vite/node';

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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
