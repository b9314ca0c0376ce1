/** The oldest browsers that the built files are for: docs/how-to/deploy.md. */
export const BROWSERS = ['chrome110', 'edge110', 'safari16.4', 'firefox115'];
