/**
 * Every condition under which layouts change; the linter (styles/no-query) keeps queries out of other files. 1em is the text size
 * of the browser, 16 px unless a person has set another: large text gets the layout of a narrower window.
 */
export const media = {
  /** Under 320: a phone with enlarged text. Nothing is cut there, and what lies side by side is stacked. */
  largeText: '@media (max-width: 19.99em)',
  /** Under 768; designed at 375. */
  phone: '@media (max-width: 47.99em)',
  /** Under 1024, where the navigation collapses. */
  tablet: '@media (max-width: 63.99em)',
  /** Under 1248, where the 1200 px content needs side margins. */
  narrow: '@media (max-width: 77.99em)',
  /** Under 1280, where the directory of a lesson is an overlay beside a strip, and buttons of its bar are icons. */
  lessonCompact: '@media (max-width: 79.99em)',
  /** A tablet held upright, where the directory of a lesson lies below the player. */
  lessonPortrait: '@media (min-width: 48em) and (max-width: 63.99em) and (orientation: portrait)',
  /** A phone, upright or on its side: a lesson is one page of player and tabs, and turning the phone changes no part of it. */
  lessonPhone: '@media (max-width: 47.99em), (max-height: 29.99em)',
  /** A phone on its side with room for a panel beside the picture. */
  lessonSideways: '@media (max-height: 29.99em) and (min-width: 35em)',
  /** What is too small for a picture that stays: much enlarged text, a laptop at 400 % zoom. The page scrolls as a whole. */
  lessonTiny: '@media (max-width: 19.99em), (max-height: 29.99em) and (max-width: 34.99em)',
  /** Under 1360, where a floating strip of 64 px would cover the edge of the content. */
  stripCrowded: '@media (max-width: 84.99em)',
  /** Under 1408, where the rail of 72 px would cover the edge of the content. */
  railCrowded: '@media (max-width: 87.99em)',
  /** Under 1440: a laptop, where the preview of a phone is smaller. */
  laptop: '@media (max-width: 89.99em)',
  /** A low window: a phone on its side, or a laptop at 400 % zoom. Nothing sticks, the page scrolls as a whole. */
  low: '@media (max-height: 29.99em)',
  /** Under 704: the inner height of a laptop's window, where the answer card needs the height, and a week shows the hours that fit. */
  short: '@media (max-height: 43.99em)',
  /** High contrast of the system: backgrounds and shadows are gone, so that states need borders and outlines. */
  forcedColors: '@media (forced-colors: active)',
  /** A person who asks for more contrast: lines and secondary text are stronger (globalStyles.ts). */
  moreContrast: '@media (prefers-contrast: more)',
  /** A pointer that hovers; the styles of :hover get it by themselves (HoverStyles.tsx). */
  hover: '@media (hover: hover)',
  /** A touch screen: nothing that hovering would show may stay hidden, and targets are larger. */
  hoverless: '@media (hover: none)',
  coarsePointer: '@media (pointer: coarse)',
  print: '@media print',
  /** Inside of a player narrower than 520 px, whatever the window: a player stands in pages, columns and dialogs. */
  narrowPlayer: '@container player (max-width: 520px)',
  /** The player of a phone of 360: its row has no room for one more button. */
  smallPlayer: '@container player (max-width: 370px)',
  /** The player of the smallest phones: the time needs the room of volume and quality. */
  tinyPlayer: '@container player (max-width: 340px)',
  /** A lesson's stage that is too small for controls and captions on its picture: they are rows below it. */
  narrowStage: '@container stage (max-width: 520px)',
  /** A stage beside an open panel of a small laptop: its row has no room for a slider. */
  mediumStage: '@container stage (max-width: 640px)',
  /** Any other stage of a lesson: its controls are a row below the picture, but in full screen. */
  wideStage: '@container stage (min-width: 520.01px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The condition of a query, for `matchMedia`. */
export const conditionOf = (query: string): string => query.replace('@media ', '');
