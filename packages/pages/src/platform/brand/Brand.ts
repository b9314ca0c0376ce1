import type {
  AuthPanelProps,
  BrandTheme,
  FooterBandProps,
  FooterProps,
  HeaderProps,
  RegisterScreenProps,
  ServiceBlurb,
  ToolRailProps,
  UtilityBarProps,
} from '@cloud-school/ui';
import type { ComponentType } from 'react';
import type { PortalRoute } from '../navigation/PortalRoute.ts';

/**
 * Everything that distinguishes one shell from another, as one typed object in one folder. Components never ask which
 * brand they are in. Optional parts fall back to the standard (`completeBrand.ts`).
 */
export interface Brand {
  id: string;
  /** Used where the school has no name of its own, and as the last resort of page titles (SHELL-07). */
  name: string;
  /** The shell's addresses, composed from the groups of this package and pages of its own; the first match wins. */
  routes: PortalRoute[];
  /** Colours, sizes and drawings; `plainBrandTheme` for the standard colours and plain drawings. */
  theme: BrandTheme;
  /** Replaces the school's name in titles, header and sign-in (SHELL-07). */
  fixedTitle?: string;
  /** Host label of the one tenant that this shell serves; default: the host of the visit decides (SHELL-01). */
  tenantDomain?: string;
  /** Target of 登录 and of an expired session, where the sign-in is then shown; default: /login. */
  loginPath?: string;
  words?: Partial<BrandWords>;
  /** In the navigation after the standard entries: pages of the shell's own (`to`), and other sites (`href`). */
  menu?: readonly MenuEntry[];
  slots?: BrandSlots;
  capabilities?: Partial<BrandCapabilities>;
  /** Partners whose schools this shell shows in the partner's look. */
  cobrandings?: Cobranding[];
}

/** `lang` is that of a label that is not Chinese: { label: 'English', lang: 'en', href: 'https://en.school.example' }. */
export type MenuEntry = { label: string; lang?: string } & ({ to: `/${string}` } | { href: string });

/** Sentences that a brand answers for. Null leaves the sentence out. */
export interface BrandWords {
  auth: Partial<AuthWords>;
  /** What students are called who register by type 1 and by type 3 (REG-01). */
  registrationTypes: RegisterScreenProps['typeNames'];
  /** Blurbs in the band above the footer (SHELL-10). */
  services: ServiceBlurb[];
  /** How soon customer service replies (RAIL-03). */
  serviceReply: string | null;
  /** What happens after a consultation was sent (RAIL-01). */
  consultationReply: string | null;
  /** At the right of the licence line: who runs the platform. */
  credit: string | null;
}

/** Words around the sign-in form and on the panel beside it. */
export interface AuthWords {
  title: string;
  hint: string;
  panelSide: 'left' | 'right';
  eyebrow: string;
  /** Line breaks stay. */
  headline: string;
  promises: string[];
}

/** Parts that a brand replaces whole; each gets the props of the part that it replaces. */
export interface BrandSlots {
  /** Above the header: address, distance, visits and phone. */
  UtilityBar?: ComponentType<UtilityBarProps>;
  Header?: ComponentType<HeaderProps>;
  /** Above the footer. */
  Band?: ComponentType<FooterBandProps>;
  Footer?: ComponentType<FooterProps>;
  /** The tools at the edge of the window. */
  Rail?: ComponentType<ToolRailProps>;
  AuthPanel?: ComponentType<AuthPanelProps>;
}

export interface BrandCapabilities {
  /** CLASS-03: the class list ignores the tenant. */
  classListIgnoresTenant: boolean;
}

/** What a school's pages take over from a partner's brand. */
export interface CobrandLook extends Pick<
  Brand,
  'theme' | 'fixedTitle' | 'loginPath' | 'words' | 'menu' | 'slots' | 'capabilities'
> {
  /**
   * Pages of the partner's own, for the partner's schools alone; they go before those of the shell. A server renders one that
   * takes the place of a public page, and no other.
   */
  pages?: PortalRoute[];
}

/** A partner whose schools a standard shell can show in the partner's look (SHELL-09). */
export interface Cobranding {
  /** Id of the partner's brand, by which a host's configuration names the partner. */
  id: string;
  /** Query parameter and storage key that turn the look on (1, true) and off (0, false). */
  flag: string;
  /** Certificate-query addresses in the partner's look, which other addresses keep out of (CERT-01). */
  queryPaths: string[];
  /** Address of the sign-in in the partner's look. */
  loginPath: string;
  /** First certification organisation of the partner's schools, unless the host's configuration names another one (SHELL-10). */
  organisationId: string;
  /** The look, loaded by visits that need it. */
  load: () => Promise<CobrandLook>;
  /** Footer of the partner's schools in any look, lazily loaded; default: the footer of the look (SHELL-10). */
  Footer?: ComponentType<FooterProps>;
}
