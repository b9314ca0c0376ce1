// Written by `pnpm write elements` from src/specs.
import { TextField } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';
import { toField } from '../../runtime/toField.ts';

export const binding: Binding = {
  Component: TextField,
  toField,
  properties: {"label":"text","isLabelHidden":"flag","hint":"text","placeholder":"text","maxLength":"number","size":"text","type":"text","autoComplete":"text","icon":"slot"},
  required: [],
  events: {},
  requests: {},
  offered: [],
  isInline: false,
};
