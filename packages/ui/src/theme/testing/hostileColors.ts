import type { BrandColors } from '../derive/deriveTheme.ts';

/** Colours of brands that are hard to read in some role. */
export const HOSTILE_COLORS: [name: string, colors: BrandColors][] = [
  ['yellow', { primary: '#ffe600', accent: '#ff8800' }],
  ['near-white', { primary: '#fdfdfb', accent: '#fafafa' }],
  ['white', { primary: '#ffffff', accent: '#ffffff' }],
  ['near-black', { primary: '#050505', accent: '#101010' }],
  ['black', { primary: '#000000', accent: '#000000' }],
  ['neon green', { primary: '#39ff14', accent: '#ff00ff' }],
  ['neon cyan', { primary: '#00ffff', accent: '#ccff00' }],
  ['equal colours', { primary: '#0f766e', accent: '#0f766e' }],
  ['red as danger is', { primary: '#c72b2b', accent: '#e53e3e' }],
  ['pure red', { primary: '#ff0000', accent: '#ffff00' }],
  ['pure blue', { primary: '#0000ff', accent: '#00ff00' }],
  ['pure green', { primary: '#00ff00', accent: '#0000ff' }],
  ['grey of no contrast', { primary: '#777777', accent: '#808080' }],
  ['dusty pink', { primary: '#e8b4bc', accent: '#d8a7b1' }],
  ['orange', { primary: '#f5820b', accent: '#2456e6' }],
  ['brown', { primary: '#5c3a21', accent: '#a9714b' }],
  ['teal', { primary: '#0F766E', accent: '#F5820B' }],
  ['lavender', { primary: '#b39ddb', accent: '#80cbc4' }],
  ['midnight', { primary: '#0b1026', accent: '#ffd166' }],
  ['olive', { primary: '#808000', accent: '#556b2f' }],
];
