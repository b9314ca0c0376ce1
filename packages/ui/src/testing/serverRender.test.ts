import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as calendar from '../calendar.ts';
import * as parts from '../index.ts';
import * as map from '../map.ts';
import * as player from '../player.ts';
import * as questions from '../questions.ts';

type AnyProps = Record<string, unknown>;

/** Every entry of the package. */
const ui: AnyProps = { ...parts, ...calendar, ...map, ...player, ...questions };

const stories = import.meta.glob<{ component?: unknown; args?: AnyProps }>(
  ['../**/*.stories.tsx', '!**/*.interactions.stories.tsx'],
  { eager: true, import: 'default' },
);

/** Parts below a first screen and pages of students, which no server draws: the text of their HTML needs the parser of a browser. */
const IN_BROWSERS = ['MajorsBlock', 'QuestionsBlock', 'MistakesScreen'];

/** Props of components whose stories render them in a frame of their own. */
const OWN_PROPS: Record<string, AnyProps> = {
  ButtonLink: { to: '/', children: '链接' },
  LayoutLink: { target: { to: '/', label: '链接' } },
};

const isComponent = (value: unknown): value is ComponentType<AnyProps> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const shown = Object.values(stories).flatMap(({ component, args = {} }) => {
  const name = Object.keys(ui).find((key) => ui[key] === component);
  if (!name || !isComponent(component) || IN_BROWSERS.includes(name)) return [];
  return [[name, component, OWN_PROPS[name] ?? args] as const];
});

test.each(shown)('%s renders on a server', (_, PublicComponent, args) => {
  const page = createElement(parts.BrandThemeProvider, {
    brandTheme: parts.plainBrandTheme,
    // oxlint-disable-next-line react/no-children-prop -- The unit tests have no JSX.
    children: createElement(PublicComponent, args),
  });
  expect(renderToString(page)).toBeTypeOf('string');
});
