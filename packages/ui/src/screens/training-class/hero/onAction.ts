import { theme } from '../../../theme/theme.ts';

/** A veil of the colour that reads on the panel, by its share in percent. */
export const onAction = (share: number) =>
  `color-mix(in srgb, ${theme.color.text.onAction} ${share}%, transparent)`;
