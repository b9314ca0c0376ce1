import { resolve } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { buildElements } from '../packages/elements/build/buildElements.ts';
import { otherWords } from './otherWords.ts';
import { relativeMedia } from './relativeMedia.ts';
import { requirementIds } from './requirementIds.ts';

const QUIET = { moduleLevelDirective: false, ineffectiveDynamicImport: false };

const UI = '../packages/ui/src';
/** Interaction and fuzz stories prove behaviour; they are in the sidebar's folder Tests. */
const PROOFS = '@(*.interactions|*.fuzz)';
const shown = (folder: string, titlePrefix: string, files = '**/!(*.interactions|*.fuzz).stories.tsx') => ({
  directory: `${UI}/${folder}`,
  titlePrefix,
  files,
});

/** The files of the folder Tests: stories that prove behaviour, and whole pages. */
const IS_PROOF = /\.(interactions|fuzz)\.stories\.tsx$|\/packages\/pages\/src\/(pages|features)\//;

/**
 * Proofs get the tag `proof`, which the sidebar and its search leave out until it is chosen in the sidebar's filter; what
 * others show gets the ids of its requirements and what designers call it.
 */
const tagProofs = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const inputs = await indexer.createIndex(fileName, options);
    if (!IS_PROOF.test(fileName.replaceAll('\\', '/'))) {
      // The manager shows the name without them.
      const words = [...requirementIds(fileName), ...otherWords(fileName)].join(' ');
      return inputs.map((input, index) =>
        index === 0 && words !== '' ? { ...input, name: `${input.name ?? ''} § ${words}` } : input,
      );
    }
    return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), 'proof'] }));
  },
});

/** Stories of elements show what is published: the build, which has Preact. */
const builtElements = () => {
  const folder = new URL('.cache/elements', import.meta.url).pathname;
  let built: Promise<void> | null = null;
  return {
    name: 'built-elements',
    enforce: 'pre' as const,
    async resolveId(id: string, importer = '') {
      if (id !== '../index.ts' || !importer.includes('/packages/elements/src/testing/')) return null;
      built ??= buildElements(folder);
      await built;
      return `${folder}/elements.js`;
    },
  };
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './start', files: '*.mdx' },
    { directory: '../packages/pages/src/flows', files: '*.stories.tsx' },
    shown('theme', 'Tokens'),
    shown('primitives', 'Components/基础 primitives'),
    shown('forms', 'Components/表单 forms'),
    shown('cards', 'Components/卡片 cards'),
    shown('dialogs', 'Components/弹窗 dialogs'),
    shown('questions', 'Components/题型 questions'),
    shown('answer-card', 'Components/答题卡 answer-card'),
    shown('calendar', 'Components/日历 calendar'),
    shown('player', 'Components/播放器 player'),
    shown('layout', 'Components/版式 layout'),
    shown('screens', 'Components/屏幕的部件 screen parts', '**/!(*Screen|*.interactions).stories.tsx'),
    shown('screens', 'Screens', '**/*Screen.stories.tsx'),
    { directory: '../packages/elements/src/generated', titlePrefix: 'Components', files: '*.stories.tsx' },
    {
      directory: '../packages/elements/src/testing',
      titlePrefix: 'Tests/elements',
      files: `**/${PROOFS}.stories.tsx`,
    },
    { directory: UI, titlePrefix: 'Tests/ui', files: `**/${PROOFS}.stories.tsx` },
    { directory: '../packages/pages/src/features', titlePrefix: 'Tests/features', files: '**/*.stories.tsx' },
    { directory: '../packages/pages/src/pages', titlePrefix: 'Tests/pages', files: '**/*.stories.tsx' },
  ],
  experimental_indexers: (indexers = []) => indexers.map(tagProofs),
  staticDirs: [
    { from: '../packages/sandbox/media', to: '/media' },
    // The drawings of the screens, which the manager shows beside them.
    ...(process.env.STORYBOOK_DRAWINGS
      ? [{ from: resolve(process.env.STORYBOOK_DRAWINGS), to: '/drawings' }]
      : []),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Answers agents that build with the components, from the manifest below, at /mcp while Storybook runs.
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // Who looks for a screen does not want its proofs first; the filter of the sidebar shows them.
  tags: { proof: { defaultFilterSelection: 'exclude' } },
  // `use client` in libraries and our own lazy imports: hundreds of warnings that hide what a build says otherwise.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { checks: QUIET } },
      plugins: [relativeMedia(), builtElements()],
      // Rules are inserted as in a build: as text, the whole sheet is parsed again with each of them.
      define: { SC_DISABLE_SPEEDY: 'false' },
    }),
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
