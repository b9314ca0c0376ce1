// Written by `pnpm write elements` from src/specs.
import { BannerCarousel } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: BannerCarousel,
  properties: {"banners":"data"},
  required: ["banners"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
