import { GLOBALS_UPDATED, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palette } from '../packages/ui/src/tokens/palette.ts';
import { fontFamily } from '../packages/ui/src/tokens/scales.ts';
import { hasDrawings, registerDrawings } from './drawings.ts';
import { readViewport } from './frames/viewports.ts';

const DESKTOP = { value: 'desktop', isRotated: false };

/**
 * A screen is looked at whole: at the width of a desktop, which `manager-head.html` fits into the canvas, without the panel
 * below. A choice in the toolbar or the address stays; a component gets the panel and the free width back.
 */
addons.register('cloud-school/whole-screens', (api: API) => {
  let isOnScreen = false;
  const follow = () => {
    const { storyId } = api.getUrlState();
    const entry = storyId === undefined ? undefined : api.getData(storyId);
    const isScreen = entry?.type === 'story' && entry.title.startsWith('Screens/');
    if (isScreen === isOnScreen) return;
    isOnScreen = isScreen;
    api.togglePanel(!isScreen || hasDrawings);
    const chosen = readViewport(api.getGlobals().viewport);
    if (isScreen && chosen === undefined) api.updateGlobals({ viewport: DESKTOP });
    if (!isScreen && chosen === DESKTOP.value) api.updateGlobals({ viewport: { isRotated: false } });
  };
  api.on(STORY_CHANGED, follow);
  // The first story of a visit is rendered without a change.
  api.once(STORY_RENDERED, follow);
});

/** The mark of the sail with the name of the product beside it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40">
  <circle cx="20" cy="20" r="20" fill="${palette.blue}"/>
  <path d="M18.5 7C12 13 9 19 9 26h9.5Z" fill="${palette.white}"/>
  <path d="M21 12v14h9c-1.2-5.8-4-10.4-9-14Z" fill="${palette.orange}"/>
  <path d="M8 29.5c4-2.4 8-2.4 12 0s8 2.4 12 0" stroke="${palette.white}" stroke-width="2.4" fill="none" stroke-linecap="round"/>
  <text x="52" y="27" font-family="${fontFamily.replaceAll('"', "'")}" font-size="20" font-weight="600" fill="${palette.ink}">数字云校</text>
</svg>`;

registerDrawings();

addons.setConfig({
  panelPosition: hasDrawings ? 'right' : 'bottom',
  theme: create({
    base: 'light',
    brandTitle: '数字云校',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    fontBase: fontFamily,
    colorPrimary: palette.blue,
    colorSecondary: palette.blue,
    appBg: palette.ground,
    appBorderColor: palette.line,
    textColor: palette.ink,
    textMutedColor: palette.inkSecondary,
    barTextColor: palette.inkSecondary,
    barSelectedColor: palette.blue,
  }),
  sidebar: { renderLabel: ({ name }) => name.split(' § ')[0] },
});

/** How the stories of a state are called, by the ends of their ids. */
const STATES: Partial<Record<string, RegExp>> = {
  long: /--long|-long(-|$)/,
  empty: /--(empty|no-|nothing)/,
  failed: /--fail|-failed$/,
};

/** A choice of 状态 opens the sibling that shows it. */
addons.register('cloud-school/states', (api: API) => {
  api.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: { state?: string } }) => {
    const { storyId = '' } = api.getUrlState();
    const wanted = STATES[userGlobals.state ?? ''];
    if (!wanted || wanted.test(storyId)) return;
    const component = storyId.split('--')[0];
    const siblings = Object.keys(api.getIndex()?.entries ?? {}).filter((id) =>
      id.startsWith(`${component}--`),
    );
    const found = siblings.find((id) => wanted.test(id));
    if (found) api.selectStory(found);
  });
});
