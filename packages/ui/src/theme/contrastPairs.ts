import { contrast } from './contrast.ts';
import type { Theme } from './standardTheme.ts';

/** WCAG 2.2 AA: text at least 4.5, shapes at least 3. */
const MIN_TEXT = 4.5;
const MIN_SHAPE = 3;

type Pairs = Record<string, [text: string, background: string]>;

const greys = (color: Theme['color']) =>
  Object.entries({
    card: color.surface.card,
    ground: color.surface.ground,
    fill: color.surface.fill,
    'action tint': color.action.tint,
  });

/** Every pair of text and background that components draw. */
function textPairs({ color }: Theme): Pairs {
  const { text, surface, action, hero, accent, success, warning, danger, chrome, backdrop } = color;
  const pairs: Pairs = {
    'solid button': [text.onAction, action.fill],
    'solid button under a pointer': [text.onAction, action.fillHover],
    'deep panel': [text.onDeep, action.deep],
    'deep panel, light end': [text.onDeep, action.base],
    'sign-in panel': [text.onStage, action.deep],
    'label on a deep panel': [action.onDeep, action.deep],
    'text on the light end of the hero': [text.onDeep, hero.end],
    'text on the dark end of the hero': [text.onDeep, hero.start],
    'label on the light end of the hero': [hero.label, hero.end],
    'label on the dark end of the hero': [hero.label, hero.start],
    'accent button': [text.onAccent, accent.fill],
    'accent button under a pointer': [text.onAccent, accent.hover],
    'danger button': [text.onStatus, danger.ink],
    'danger button under a pointer': [text.onStatus, danger.hover],
    'right answer': [text.onStatus, success.ink],
    'answer that is not counted': [text.onStatus, text.tertiary],
    'warning button': [text.onStatus, warning.ink],
    'warning button under a pointer': [text.onStatus, warning.hover],
    'action on the middle tint': [action.hover, action.mid],
    'body on the track': [text.primary, surface.track],
    'count on the track': [text.secondary, surface.track],
    'filter that means everything': [surface.card, text.primary],
    'figures on the stage': [text.onStage, surface.stage],
    'second line on the stage': [text.onStageSecondary, surface.stage],
    'success on the stage': [success.onStage, surface.stage],
    'danger on the stage': [danger.onStage, surface.stage],
    'second line on the foot of the stage': [text.onStageSecondary, surface.stageDeep],
    'pill over a white picture': [text.onStage, surface.pill],
    header: [chrome.text, chrome.background],
    'header, second line': [chrome.textSecondary, chrome.background],
    'utility bar': [chrome.barText, chrome.barBackground],
    'sign-in button': [chrome.actionText, chrome.actionBackground],
    footer: [chrome.footerText, chrome.footerBackground],
    'footer, second line': [chrome.footerTextSecondary, chrome.footerBackground],
    'around the sign-in card': [backdrop.text, backdrop.ground],
    'around the sign-in card, second line': [backdrop.textSecondary, backdrop.ground],
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

/** Shapes without text that must be visible: borders of controls, states, marks. */
function shapePairs({ color }: Theme): Pairs {
  const { surface, line, action, hero, accent, success, warning, danger, chrome } = color;
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
    'ring on the hero': [hero.ring, hero.end],
    'accent progress on its track': [accent.ink, surface.track],
    'bar under the current page': [chrome.current, chrome.background],
  };
}

/** Two colours that components draw on each other, with their contrast and what WCAG asks for. */
export interface ContrastPair {
  name: string;
  ink: string;
  ground: string;
  value: number;
  minimum: number;
}

/** Every pair of a theme, texts first. */
export function contrastPairs(theme: Theme): ContrastPair[] {
  const { background, textSecondary, pill } = theme.color.chrome;
  const measure = (pairs: Pairs, minimum: number) =>
    Object.entries(pairs).map(([name, [ink, ground]]) => ({
      name,
      ink,
      ground,
      value: contrast(ink, ground),
      minimum,
    }));
  return [
    ...measure(textPairs(theme), MIN_TEXT),
    // The pill is translucent and lies on the header.
    {
      name: 'pill on the header',
      ink: textSecondary,
      ground: pill,
      value: contrast(textSecondary, pill, background),
      minimum: MIN_TEXT,
    },
    ...measure(shapePairs(theme), MIN_SHAPE),
  ];
}
