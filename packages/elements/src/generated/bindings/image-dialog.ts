// Written by `pnpm write elements` from src/specs.
import { ImageDialogPart } from '../../parts/ImageDialogPart.tsx';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: ImageDialogPart,
  properties: {"isOpen":"flag","picture":"data","place":"text"},
  required: ["picture","place"],
  events: {"onMove":["move","step"],"onClose":["close"]},
  requests: {},
  offered: [],
  isInline: false,
};
