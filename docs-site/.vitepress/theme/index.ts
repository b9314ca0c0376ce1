export { siteTheme as default } from '../../theme/siteTheme.ts';
