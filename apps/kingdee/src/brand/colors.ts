import type { ThemeOverrides } from '@cloud-school/ui/theme';

/** Navy, blue and teal. */
export const colors: ThemeOverrides = {
  color: {
    action: {
      base: '#0a62ea',
      hover: '#084fc0',
      fill: '#0a62ea',
      fillHover: '#084fc0',
      deep: '#0b3c9c',
      tint: '#e9f2ff',
      mid: '#bbd6ff',
      onDeep: '#e6f0ff',
      onStage: '#12d3c0',
    },
    hero: {
      start: '#0b1f4b',
      end: '#0f2e6e',
      label: '#c5d2ee',
      ring: '#12d3c0',
      track: 'rgba(255, 255, 255, 0.18)',
    },
    accent: { fill: '#12b5a5', hover: '#0fa294', ink: '#0a7a70', tint: '#e6f7f5' },
    text: { onAccent: '#062b33', onPicture: '#e6f0ff' },
    chrome: {
      background: '#0b1f4b',
      text: '#ffffff',
      textSecondary: '#c6d2ea',
      line: 'rgba(255, 255, 255, 0.14)',
      pill: 'rgba(255, 255, 255, 0.12)',
      barBackground: '#081739',
      barText: '#c6d2ea',
      actionBackground: '#ffffff',
      actionText: '#0b1f4b',
      current: '#12b5a5',
      currentText: '#ffffff',
      footerBackground: '#081739',
    },
    backdrop: { ground: '#0b1f4b', text: '#ffffff', textSecondary: '#c6d2ea' },
  },
  shadow: { halo: '0 0 0 3px rgba(10, 98, 234, 0.18)' },
};
