/**
 * What a brand is made of, as `@cloud-school/ui/theme`; the main entry has it too. A development server that loads module by
 * module, such as Storybook's, gets a brand from here without the components.
 */

export { AuthDrawing } from './theme/AuthDrawing.tsx';
export type { BrandArt, BrandTheme, PosterKind } from './theme/BrandTheme.ts';
export { BrandScope, type BrandScopeProps } from './theme/BrandScope.tsx';
export { BrandThemeProvider, type BrandThemeProviderProps } from './theme/BrandThemeProvider.tsx';
export { checkContrast } from './theme/checkContrast.ts';
export { deriveTheme, type BrandColors } from './theme/derive/deriveTheme.ts';
export { DialogEntryContext } from './theme/DialogEntryContext.ts';
export { shadowStyles } from './theme/globalStyles.ts';
export { media } from './theme/media.ts';
export { plainArt } from './theme/plain/plainArt.tsx';
export { plainBrandTheme } from './theme/plain/plainBrandTheme.ts';
export {
  SchoolSettingsProvider,
  useSchoolSettings,
  type SchoolSettingsProviderProps,
} from './theme/SchoolSettings.tsx';
export { standardSettings, type SchoolSettings } from '@cloud-school/domain';
export { ScopedBrandTheme, type ScopedBrandThemeProps } from './theme/ScopedBrandTheme.tsx';
export type { Theme, ThemeOverrides } from './theme/standardTheme.ts';
export { theme, themeVariables } from './theme/theme.ts';
export { useBrandArt } from './theme/useBrandArt.ts';
