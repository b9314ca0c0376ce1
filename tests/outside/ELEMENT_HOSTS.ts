import type { Browser, Page } from '@playwright/test';
import { expect } from './openPage.ts';
import { tryExam } from './tryExam.ts';

export interface ElementHost {
  name: string;
  /** Our packages beside the elements, without the scope. */
  packages?: string[];
  dependencies: string[];
  /** Files of the host, by path: a file of `hosts/elements`, or a block of the README of the elements. */
  files: Readonly<Record<string, { file: string } | { block: string } | { text: string }>>;
  /** Further scripts of the page beside `src/main.tsx`. */
  scripts?: string[];
  /** The compiler of the host's code and a file that it refuses. */
  check?: { command: string[]; refused: { path: string; text: string } };
  /** What a visitor does and sees. */
  steps: (page: Page) => Promise<void>;
  /** Another trial of the page than typing into its fields; resolves with what it showed. */
  trial?: (browser: Browser, address: string) => Promise<string>;
}

const plugins = (importLine: string, call: string) => ({
  text: `${importLine}\nexport default { plugins: [${call}] };\n`,
});
const REACT = plugins("import react from '@vitejs/plugin-react';", 'react()');

/** A press on the fifth tile reaches the host, and its answer reaches the element. */
const choose = async (page: Page) => {
  const tile = page.getByRole('button', { name: /第 5 题/ });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-current', 'true');
};

/** Hosts that install the elements alone and build a page with Vite; the README's page without tools is tried beside them. */
export const ELEMENT_HOSTS: ElementHost[] = [
  {
    name: 'elements',
    dependencies: [],
    files: { 'src/main.tsx': { file: 'plain.ts' } },
    steps: async () => {},
  },
  {
    name: 'elements-vue',
    dependencies: ['vue', '@vitejs/plugin-vue@6.0.11', 'vue-tsc@3.3.14'],
    files: {
      'vite.config.ts': { block: 'ts vue-config' },
      'src/main.tsx': { block: 'ts vue-main' },
      'src/App.vue': { block: 'vue vue' },
      'src/Typing.vue': { file: 'vue.vue' },
      'src/typing.ts': {
        text: "import { createApp } from 'vue';\nimport Typing from './Typing.vue';\n\ncreateApp(Typing).mount('#typing');\n",
      },
    },
    scripts: ['src/typing.ts'],
    check: {
      command: ['vue-tsc', '--noEmit', '-p', '.', '--skipLibCheck'],
      refused: {
        path: 'src/Wrong.vue',
        text: '<template><cs-answer-card :total="true" /><cs-answer-card tottal="3" /></template>',
      },
    },
    steps: async (page) => {
      await choose(page);
      await page.getByLabel('手机号').fill('13800138000');
      await expect(page.getByText('13800138000')).toBeVisible();
      await expect(page.locator('cs-week').getByText('周一')).toBeVisible();
      await expect(page.locator('cs-lesson-player').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'elements-vue-exam',
    packages: ['api-client'],
    dependencies: ['vue', '@vitejs/plugin-vue@6.0.11', 'vue-tsc@3.3.14'],
    files: {
      'vite.config.ts': {
        text: `import vue from '@vitejs/plugin-vue';
const isCustomElement = (tag) => tag.startsWith('cs-');
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  preview: { proxy: { '/api': process.env.SCHOOL_SERVER, '/__sandbox': process.env.SCHOOL_SERVER } },
};
`,
      },
      'src/main.tsx': { block: 'ts vue-main' },
      'src/App.vue': { block: 'vue vue-exam' },
    },
    check: {
      command: ['vue-tsc', '--noEmit', '-p', '.', '--skipLibCheck'],
      refused: { path: 'src/Wrong.vue', text: '<template><cs-exam :work-id="3" /></template>' },
    },
    steps: async (page) => {
      await expect(page.locator('cs-exam').getByRole('radio').first()).toBeVisible();
    },
    trial: tryExam,
  },
  {
    name: 'elements-react-19',
    dependencies: ['react', 'react-dom', '@types/react', '@types/react-dom', '@vitejs/plugin-react'],
    files: { 'vite.config.ts': REACT, 'src/main.tsx': { file: 'react-19.tsx' } },
    check: {
      command: ['tsc', '-p', '.'],
      refused: {
        path: 'src/Wrong.tsx',
        text: "import type {} from '@cloud-school/elements/jsx';\nexport const wrong = <cs-answer-card total={true} />;\n",
      },
    },
    steps: choose,
  },
  {
    name: 'elements-react-18',
    dependencies: [
      'react@18.3.1',
      'react-dom@18.3.1',
      '@types/react@18.3.32',
      '@types/react-dom@18.3.7',
      '@vitejs/plugin-react',
    ],
    files: { 'vite.config.ts': REACT, 'src/main.tsx': { file: 'react-18.tsx' } },
    check: {
      command: ['tsc', '-p', '.'],
      refused: {
        path: 'src/Wrong.ts',
        text: "import type { CsAnswerCard } from '@cloud-school/elements';\nexport const wrong: Partial<CsAnswerCard> = { total: true };\n",
      },
    },
    steps: choose,
  },
  {
    name: 'elements-svelte',
    dependencies: ['svelte@5.57.3', '@sveltejs/vite-plugin-svelte@7.3.1'],
    files: {
      'vite.config.ts': plugins("import { svelte } from '@sveltejs/vite-plugin-svelte';", 'svelte()'),
      'src/App.svelte': { file: 'svelte.svelte' },
      'src/main.tsx': {
        text: "import '@cloud-school/elements';\nimport { mount } from 'svelte';\nimport App from './App.svelte';\n\nmount(App, { target: document.body });\n",
      },
    },
    steps: choose,
  },
];
