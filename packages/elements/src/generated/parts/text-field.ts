// Written by `pnpm write elements` from src/specs.
import { TextField } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: TextField,
  properties: {"label":"text","isLabelHidden":"flag","hint":"text","placeholder":"text","maxLength":"number","size":"text","type":"text","autoComplete":"text","icon":"slot"},
  needed: [],
  events: {},
  requests: {},
  offered: [],
  isField: true,
  isInline: false,
};
