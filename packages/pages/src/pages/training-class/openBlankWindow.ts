import type { BlankWindow } from './openCourse.ts';

/**
 * Opens an empty window. 'noopener' as a feature would return no handle to it, so its `opener` is cut by hand before it
 * goes to the other site; the meta element keeps the address of this page from that site.
 */
export function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = '正在打开课程';
  const referrer = opened.document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  opened.document.head.append(referrer);
  return {
    // The student may have closed it meanwhile; `replace` leaves no empty entry in its history.
    goTo: (address) => {
      if (!opened.closed) opened.location.replace(address);
    },
    close: () => opened.close(),
  };
}
