import { palette } from '../tokens/palette.ts';
import { fontFamily, serifFamily, spaceScale } from '../tokens/scales.ts';
import { withAlpha } from '../tokens/withAlpha.ts';

/** Pixels at the browser's own text size of 16 px as rem, so that text follows the size that a person has set. */
const rem = (pixels: number) => `${pixels / 16}rem`;

const type = (size: number, lineHeight: number, weight: 400 | 600 = 400) =>
  `${weight} ${rem(size)}/${lineHeight} ${fontFamily}`;

/** The standard brand's theme, by role. Components use these roles only. */
export const standardTheme = {
  color: {
    text: {
      primary: palette.ink,
      secondary: palette.inkSecondary,
      /** The lightest grey allowed for text. */
      tertiary: palette.inkTertiary,
      onAction: palette.white,
      onAccent: palette.ink,
      /** On deep panels and the hero. */
      onDeep: palette.white,
      /** On solid green, amber, red and grey. */
      onStatus: palette.white,
      /** The second line over a tenant's picture. */
      onPicture: palette.blueOnDeep,
      onStage: palette.white,
      onStageSecondary: palette.lineStrong,
    },
    surface: {
      ground: palette.ground,
      card: palette.white,
      fill: palette.fill,
      track: palette.track,
      stage: palette.stage,
      /** The strip at the bottom of a stage. */
      stageDeep: palette.stageDeep,
      /** Controls on a stage. */
      stageFill: palette.stageFill,
      pill: palette.pill,
      scrim: palette.scrim,
      /** Behind a stage, darker than behind a dialog. */
      scrimDeep: palette.scrimDeep,
    },
    line: {
      hairline: palette.line,
      /** Secondary buttons, which their text identifies. */
      strong: palette.lineStrong,
      /** Fields and empty boxes: 3:1 on white. */
      control: palette.control,
      /** Option rows at rest. */
      option: palette.option,
      onStage: palette.stageLine,
    },
    action: {
      /** Text, icons, borders, marks and the focus ring. */
      base: palette.blue,
      hover: palette.blueHover,
      /** The ground of solid buttons and of chosen items, under text.onAction. */
      fill: palette.blue,
      fillHover: palette.blueHover,
      deep: palette.blueDeep,
      tint: palette.blueTint,
      mid: palette.blueMid,
      onDeep: palette.blueOnDeep,
      /** The played part, on the dark stage of a player. */
      onStage: palette.blueOnStage,
    },
    /** The deep panel at the head of a class or course. */
    hero: {
      start: palette.blueDeep,
      end: palette.blue,
      label: palette.blueOnDeep,
      /** The filled part of the ring, and the rest of it. */
      ring: palette.white,
      track: 'rgba(255, 255, 255, 0.24)',
      line: 'rgba(255, 255, 255, 0.22)',
    },
    accent: {
      fill: palette.orange,
      hover: palette.orangeHover,
      /** Accent as text: prices, amounts. */
      ink: palette.orangeInk,
      tint: palette.orangeTint,
    },
    success: {
      ink: palette.green,
      line: palette.greenLine,
      tint: palette.greenTint,
      /** On the dark bar of a viewer. */
      onStage: palette.greenOnStage,
    },
    warning: { ink: palette.amber, hover: palette.amberHover, tint: palette.amberTint },
    danger: {
      ink: palette.red,
      hover: palette.redHover,
      line: palette.redLine,
      tint: palette.redTint,
      onStage: palette.redOnStage,
    },
    /** Header, utility bar and footer. */
    chrome: {
      background: palette.white,
      text: palette.ink,
      textSecondary: palette.inkSecondary,
      line: palette.line,
      pill: palette.fill,
      barBackground: palette.bar,
      barText: palette.inkSecondary,
      /** The sign-in button of the header. */
      actionBackground: palette.blue,
      actionText: palette.white,
      /** The bar under the current page's link, and its text. */
      current: palette.blue,
      currentText: palette.blue,
      bandBackground: palette.band,
      footerBackground: palette.night,
      footerText: palette.white,
      footerTextSecondary: palette.lineStrong,
      footerLine: 'rgba(255, 255, 255, 0.14)',
    },
    /** Around the sign-in card: the main colour of the drawing, and text on it. */
    backdrop: { ground: palette.backdrop, text: palette.ink, textSecondary: palette.inkSecondary },
  },
  space: spaceScale,
  radius: {
    tag: '4px',
    control: '6px',
    segment: '8px',
    option: '10px',
    card: '12px',
    dialog: '16px',
    hero: '20px',
    pill: '999px',
  },
  shadow: {
    rest: '0 1px 2px rgba(23, 35, 61, 0.05), 0 4px 16px rgba(23, 35, 61, 0.05)',
    raised: '0 2px 6px rgba(23, 35, 61, 0.06), 0 16px 48px rgba(23, 35, 61, 0.16)',
    /** Bars at the bottom of the window. */
    foot: '0 -1px 2px rgba(23, 35, 61, 0.04), 0 -4px 16px rgba(23, 35, 61, 0.05)',
    /** The halo of a field focused by a pointer. */
    halo: `0 0 0 3px ${withAlpha(palette.blue, 0.18)}`,
    haloDanger: '0 0 0 3px rgba(199, 43, 43, 0.14)',
    /** Over what is pressed: darker on light grounds, lighter on dark ones. */
    pressed: 'inset 0 0 0 100vmax rgba(128, 128, 128, 0.2)',
    /** The current segment of a segmented control. */
    segment: '0 1px 2px rgba(23, 35, 61, 0.1), 0 1px 4px rgba(23, 35, 61, 0.08)',
  },
  type: {
    /** 12 px, the smallest text. */
    caption: type(12, 1.5),
    captionStrong: type(12, 1.5, 600),
    body: type(14, 1.65),
    bodyStrong: type(14, 1.65, 600),
    /** 15 px: navigation and list titles. */
    item: type(15, 1.6),
    itemStrong: type(15, 1.6, 600),
    /** 16/1.8, for reading. */
    reading: type(16, 1.8),
    /** The reading sizes of an article that a student chooses from. */
    article15: type(15, 1.9),
    article17: type(17, 1.9),
    article19: type(19, 1.9),
    article21: type(21, 1.9),
    label: type(16, 1.5),
    labelStrong: type(16, 1.5, 600),
    /** 18 px: card titles, and question stems at 18/1.8. */
    cardTitle: type(18, 1.35, 600),
    stem: type(18, 1.8),
    title: type(20, 1.35, 600),
    section: type(24, 1.35, 600),
    figure: type(24, 1.2, 600),
    page: type(32, 1.35, 600),
    clock: type(36, 1.2, 600),
    display: type(44, 1.3, 600),
    /** The points of a finished exam. */
    score: type(96, 1.1, 600),
    scoreOnPhone: type(72, 1.1, 600),
    family: fontFamily,
    serif: serifFamily,
  },
  motion: {
    quick: '160ms ease-out',
    calm: '240ms ease-out',
  },
  layer: { sticky: '10', rail: '20', overlay: '40', toast: '50' },
  size: {
    content: '1200px',
    header: rem(72),
    /** Heights of buttons, fields and tiles. */
    control: {
      small: rem(32),
      compact: rem(36),
      medium: rem(40),
      /** The smallest target on phones and for coarse pointers. */
      touch: rem(44),
      large: rem(48),
    },
  },
};

/** Roles with their values as CSS text. */
export type Theme = typeof standardTheme;

/** Part of a theme; a misspelt role does not compile. */
export type ThemeOverrides = { [Group in keyof Theme]?: DeepPartial<Theme[Group]> };

type DeepPartial<Node> = Node extends string ? string : { [Key in keyof Node]?: DeepPartial<Node[Key]> };
