import type { BlankWindow } from './openCourse.ts';

/**
 * Opens an empty window. 'noopener' as a feature would return no handle to it, so its `opener` is cut by hand before it
 * goes to the other site. A link of the new window takes it there: with `location` the other site would receive the
 * address of this page as the referrer.
 */
export function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = '正在打开课程';
  return {
    goTo: (address) => {
      // The student may have closed it meanwhile.
      if (opened.closed) return;
      const link = opened.document.createElement('a');
      link.href = address;
      link.rel = 'noreferrer';
      opened.document.body.append(link);
      link.click();
    },
    close: () => opened.close(),
  };
}
