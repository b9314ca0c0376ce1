import type { DeviceKind } from './PortalReport.ts';

/** In this order: most browsers name Chrome or Safari, too. */
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['QQ', /M?QQBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
];

/** The class of a device by what it says of itself: nothing that tells two of a class apart. */
export function describeDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): {
  device: DeviceKind;
  browser: string;
} {
  // An iPad says that it is a Mac, which has no touch screen.
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isIpad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const known = BROWSERS.map(([name, version]) => [name, version.exec(userAgent)?.[1]] as const).find(
    ([, version]) => version !== undefined,
  );
  const isPhone = /iPhone|Mobile/.test(userAgent);
  return {
    device: isTablet || isIpad ? 'tablet' : isPhone ? 'phone' : 'desktop',
    browser: known ? known.join(' ') : 'other',
  };
}
