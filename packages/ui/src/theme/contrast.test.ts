import { describe, expect, test } from 'vitest';
import { cobrandedBrandTheme } from './cobrandedBrandTheme.tsx';
import { contrast } from './contrast.ts';
import { mergeTheme } from './mergeTheme.ts';
import { standardBrandTheme } from './standardBrandTheme.tsx';
import type { Theme } from './standardTheme.ts';

type Pairs = Record<string, [text: string, background: string]>;

const greys = (color: Theme['color']) =>
  Object.entries({
    card: color.surface.card,
    ground: color.surface.ground,
    fill: color.surface.fill,
    'action tint': color.action.tint,
  });

/** Every pair of text and background that the components draw. */
function textPairs({ color }: Theme): Pairs {
  const { text, surface, action, accent, success, warning, danger, chrome } = color;
  const pairs: Pairs = {
    'solid button': [text.onAction, action.base],
    'solid button under a pointer': [text.onAction, action.hover],
    'deep panel': [text.onAction, action.deep],
    'label on a deep panel': [action.onDeep, action.deep],
    'label on the light end of the hero': [action.onDeep, action.base],
    'accent button': [text.onAccent, accent.fill],
    'accent button under a pointer': [text.onAccent, accent.hover],
    'danger button': [text.onAction, danger.ink],
    'danger button under a pointer': [text.onAction, danger.hover],
    'action on the middle tint': [action.hover, action.mid],
    'body on the track': [text.primary, surface.track],
    'count on the track': [text.secondary, surface.track],
    'filter that means everything': [surface.card, text.primary],
    'figures on the stage': [text.onStage, surface.stage],
    'second line on the stage': [text.onStageSecondary, surface.stage],
    'second line on the foot of the stage': [text.onStageSecondary, surface.stageDeep],
    'pill over a white picture': [text.onStage, surface.pill],
    header: [chrome.text, chrome.background],
    'header, second line': [chrome.textSecondary, chrome.background],
    'utility bar': [chrome.barText, chrome.barBackground],
    'sign-in button': [chrome.actionText, chrome.actionBackground],
    footer: [chrome.footerText, chrome.footerBackground],
    'footer, second line': [chrome.footerTextSecondary, chrome.footerBackground],
    'blurbs over the footer': [text.primary, chrome.bandBackground],
    'blurbs over the footer, second line': [text.secondary, chrome.bandBackground],
  };
  for (const [name, ground] of greys(color)) {
    pairs[`primary text on ${name}`] = [text.primary, ground];
    pairs[`secondary text on ${name}`] = [text.secondary, ground];
    pairs[`tertiary text on ${name}`] = [text.tertiary, ground];
  }
  for (const [name, tone] of Object.entries({ success, warning, danger, accent })) {
    pairs[`${name} on its tint`] = [tone.ink, tone.tint];
    pairs[`${name} on card`] = [tone.ink, surface.card];
    pairs[`${name} on ground`] = [tone.ink, surface.ground];
  }
  for (const [name, ground] of greys(color)) pairs[`link on ${name}`] = [action.base, ground];
  return pairs;
}

/** What has no words but must be seen: edges of controls, states, marks. */
function shapePairs({ color }: Theme): Pairs {
  const { surface, line, action, accent, success, warning, danger, chrome } = color;
  return {
    'edge of a field': [line.control, surface.card],
    'edge of a wrong field': [danger.ink, surface.card],
    'focus ring on the ground': [action.base, surface.ground],
    'focus ring on a tint': [action.base, action.tint],
    'switch that is off': [line.control, surface.card],
    'box that is ticked': [action.base, surface.card],
    'progress on its track': [action.base, surface.track],
    'finished progress on its track': [success.ink, surface.track],
    'late progress on its track': [warning.ink, surface.track],
    'missed progress on its track': [danger.ink, surface.track],
    'what has been played, on the stage': [action.onStage, surface.stage],
    'accent progress on its track': [accent.ink, surface.track],
    'bar under the current page': [chrome.current, chrome.background],
  };
}

describe.each([standardBrandTheme, cobrandedBrandTheme])('brand $id', ({ overrides }) => {
  const brand = mergeTheme(overrides);
  const onHeader = brand.color.chrome.background;

  test.each(Object.entries(textPairs(brand)))('%s: words are legible (AA, 4.5)', (_, [text, background]) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('pill on the header: words are legible (AA, 4.5)', () => {
    const { textSecondary, pill } = brand.color.chrome;
    expect(contrast(textSecondary, pill, onHeader)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(shapePairs(brand)))('%s: the shape is seen (3)', (_, [shape, background]) => {
    expect(contrast(shape, background)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test('half black on white is grey', () => {
  expect(contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
});

test('a word that is no colour is named', () => {
  expect(() => contrast('red', '#ffffff')).toThrow("'red' is no colour");
});
