export type ViewportId = 'phone' | 'tablet' | 'desktop';

/** The reviewed widths and the heights of their windows, in px. */
export const VIEWPORTS: Readonly<Record<ViewportId, { width: number; height: number; name: string }>> = {
  phone: { width: 375, height: 812, name: '手机 375' },
  tablet: { width: 1024, height: 768, name: '平板 1024' },
  desktop: { width: 1440, height: 900, name: '桌面 1440' },
};

export const VIEWPORT_IDS = Object.keys(VIEWPORTS) as ViewportId[];

/** What a story or the toolbar chose, as Storybook keeps it: 'phone' or { value: 'phone' }. */
export function readViewport(global: unknown): ViewportId | undefined {
  const value = typeof global === 'object' && global !== null && 'value' in global ? global.value : global;
  return VIEWPORT_IDS.find((id) => id === value);
}
