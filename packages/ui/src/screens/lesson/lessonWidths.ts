/** Under 1280 the directory is an overlay beside a strip, and buttons of the bar are icons. */
export const compact = '@media (max-width: 79.99em)';
