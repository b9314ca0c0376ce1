import type { SchoolSettings } from '@cloud-school/domain';
import type { ComponentType } from 'react';
import type { ThemeOverrides } from './standardTheme.ts';

/** What a poster is about; a certificate is drawn itself. */
export type PosterKind = 'school' | 'project' | 'major' | 'news' | 'notice';

/** The drawings of a brand. Components name the role of a drawing, never a brand. */
export interface BrandArt {
  /** Square mark, drawn to fill its box. */
  Mark: ComponentType<{ title?: string }>;
  /** Small scene of empty states, about 160x100; decoration only. */
  EmptyScene: ComponentType;
  /** Scene of a finished test, about 264x176. */
  FinishedScene: ComponentType;
  /** The school's house, 620x240, on a ground of the brand's deep colour. */
  CampusScene: ComponentType;
  /** What a poster shows that has no picture, on a ground of its own: a file of 400x320 of a school, else of 400x250; default: CampusScene. */
  PosterScene?: ComponentType<{ kind: PosterKind }>;
  /** Flat pattern at the foot of placeholders and bands; fills the width of its box, takes currentColor. */
  Waves: ComponentType;
  /** Drawing behind the facts of a class; fills the panel, faint under the text. */
  HeroScene: ComponentType;
  /** Small drawing at the top right of the learning goal, 96x96. */
  GoalScene: ComponentType;
  /** Scene on the panel beside the sign-in form; fills its box from the bottom up. */
  AuthScene: ComponentType;
  /** Drawing behind the sign-in card; fills the window. */
  AuthBackdrop: ComponentType;
  /** Scene beside the registration of enterprises; default: AuthScene. */
  EnterpriseScene?: ComponentType;
  /** The teacher of a live lesson, on no ground of its own; fills its box from the bottom up; default: AuthScene. */
  LiveScene?: ComponentType;
}

/** How a brand looks: changes to the standard theme, and its drawings. */
export interface BrandTheme {
  id: string;
  overrides: ThemeOverrides;
  /** `{ ...plainArt, … }` for a brand without drawings of its own. */
  art: BrandArt;
  /** What the brand wants otherwise than the standard. */
  settings?: Partial<SchoolSettings>;
}
