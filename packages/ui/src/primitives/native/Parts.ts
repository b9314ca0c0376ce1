import type { ReactElement } from 'react';

/** Content of elements alone: a bare text beside others is lost in a page that a browser translates. */
export type Parts = ReactElement | readonly Parts[] | false | null | undefined;
