import { createGlobalStyle } from 'styled-components';

/** Lets a page of documentation use the whole window; Storybook's own pages are 1000 px wide. */
export const WideDocs = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { padding: 0; background: none; }
  .sbdocs.sbdocs-content { max-width: none; }
`;
