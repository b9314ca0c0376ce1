// Written by `pnpm write elements` from src/specs.
import { CertificateSheet } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CertificateSheet,
  properties: {"certificate":"data","schoolName":"text","queriedAt":"text","isRevealed":"flag"},
  required: ["certificate","schoolName"],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
