import { paths } from '../navigation/paths.ts';
import { type PortalRoute, redirectRoute } from '../navigation/PortalRoute.ts';
import type { AuthWords, Brand, BrandCapabilities, BrandWords, CobrandLook } from './Brand.ts';
import { standardAuthWords, standardRegistrationTypes, standardServices } from './standardWords.ts';

/** A brand with the standard's parts in place of those that it leaves out. */
export interface CompleteBrand extends Brand {
  loginPath: string;
  /** Addresses to sign in or register: a redirect after sign-in never goes there (SHELL-06). */
  authPaths: string[];
  words: BrandWords & { auth: AuthWords };
  menu: NonNullable<Brand['menu']>;
  slots: NonNullable<Brand['slots']>;
  capabilities: BrandCapabilities;
  cobrandings: NonNullable<Brand['cobrandings']>;
}

/** Fills in the standard's parts. */
export function completeBrand(brand: Brand): CompleteBrand {
  const { loginPath = paths.login, cobrandings = [] } = brand;
  return {
    menu: [],
    slots: {},
    ...brand,
    routes: placeLogin(brand.routes, loginPath),
    loginPath,
    cobrandings,
    authPaths: [
      paths.login,
      paths.ssoLogin,
      paths.register,
      loginPath,
      ...cobrandings.map((cobranding) => cobranding.loginPath),
    ],
    words: {
      registrationTypes: standardRegistrationTypes,
      services: standardServices,
      serviceReply: null,
      consultationReply: null,
      credit: null,
      ...brand.words,
      auth: { ...standardAuthWords, eyebrow: brand.fixedTitle ?? brand.name, ...brand.words?.auth },
    },
    capabilities: { classListIgnoresTenant: false, ...brand.capabilities },
  };
}

/**
 * A shell's brand with a partner's look. It names what stays the shell's; all else, such as the menu with pages of the
 * shell's own, is the look's or the standard's.
 */
export function rebrand(shell: CompleteBrand, { pages = [], ...look }: CobrandLook): CompleteBrand {
  const { id, name, tenantDomain, cobrandings, authPaths } = shell;
  const routes = [...pages, ...shell.routes];
  return { ...completeBrand({ id, name, routes, tenantDomain, cobrandings, ...look }), authPaths };
}

/** Moves the sign-in to the brand's address, to which the standard one forwards, unless the shell has a route there. */
function placeLogin(routes: readonly PortalRoute[], loginPath: string): PortalRoute[] {
  if (routes.some(({ path }) => path === loginPath)) return [...routes];
  return routes.flatMap((route) =>
    route.path === paths.login
      ? [{ ...route, path: loginPath }, redirectRoute(paths.login, loginPath)]
      : [route],
  );
}
