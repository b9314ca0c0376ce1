// Written by `pnpm write elements` from src/specs.
import { CertificateSheet } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CertificateSheet,
  properties: {"certificate":"data","schoolName":"text","queriedAt":"text","isRevealed":"flag"},
  needed: ["certificate","schoolName"],
  events: {},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
