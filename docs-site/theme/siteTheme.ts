import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import homePicture from '../../docs/pictures/portal-home.png';
import './style.css';
import './element.css';
import './elementCode.css';
import './elementLive.css';
import './elementTable.css';
import { CopyButton } from './CopyButton.ts';
import { ElementLive } from './ElementLive.ts';
import { NoTranslation } from './NoTranslation.ts';
import { RulePlayground } from './RulePlayground.ts';

/** VitePress's own look in the colours of the standard brand, with the parts of this site. */
export const siteTheme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'not-found': () => h(NoTranslation),
      'home-hero-image': () => h('img', { class: 'home-picture', src: homePicture, alt: '' }),
    }),
  enhanceApp: ({ app }) =>
    void Object.entries({ CopyButton, ElementLive, RulePlayground }).map(([name, part]) =>
      app.component(name, part),
    ),
} satisfies Theme;
