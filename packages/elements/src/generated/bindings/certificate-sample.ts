// Written by `pnpm write elements` from src/specs.
import { CertificateSample } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CertificateSample,
  properties: {"words":"data","label":"text"},
  required: ["words"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
