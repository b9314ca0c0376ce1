import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { brandCss } from './brandCss.ts';
import { documents, elementPages, otherFiles, root } from './documents.ts';
import { keepBraces } from './keepBraces.ts';
import { chineseSearch, chineseTheme, englishTheme } from './navigation.ts';
import { rewriteLinks } from './rewriteLinks.ts';
import { tokenize } from './tokenize.ts';

/** The site of the documents. */
export const site = defineConfig({
  title: 'Cloud School',
  // Documents are read where they are; the site gives them addresses of its own.
  srcDir: '..',
  srcExclude: [...otherFiles],
  rewrites: Object.fromEntries([...documents, ...elementPages].map(({ file, page }) => [file, page])),
  outDir: 'dist',
  cacheDir: '.cache',
  // The product has one look, and it is light.
  appearance: false,
  head: [
    ['link', { rel: 'icon', href: '/icon.svg' }],
    ['style', {}, brandCss],
  ],
  locales: {
    root: { label: 'English', lang: 'en-US', themeConfig: englishTheme },
    'zh-CN': { label: '简体中文', lang: 'zh-CN', title: '数字云校', themeConfig: chineseTheme },
  },
  themeConfig: {
    logo: '/icon.svg',
    // Not every document is in both languages: the switch leads to the first page of the other one.
    i18nRouting: false,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { miniSearch: { options: { tokenize } }, locales: { 'zh-CN': chineseSearch } },
    },
  },
  markdown: {
    // The usual colours of code fall short of the contrast that text needs.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      rewriteLinks(markdown);
      keepBraces(markdown);
    },
  },
  vite: {
    publicDir: join(root, 'docs-site/generated/public'),
    // The root is the whole repository, of which the site watches its documents alone.
    server: {
      host: 'localhost',
      watch: { ignored: ['**/{apps,tests,scripts,deploy}/**', '**/packages/!(validators)/**'] },
      // Vite's own list, and `.git` itself, which in a worktree is a file.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '.git'] },
    },
  },
});
