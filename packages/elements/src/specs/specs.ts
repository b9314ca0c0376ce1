import { cards } from './cards.ts';
import { studyDay } from './day.ts';
import type { ElementSpec } from './ElementSpec.ts';
import { fields } from './fields.ts';
import { home } from './home.ts';
import { studying } from './studying.ts';

/** Every element, in the order of the documents. */
export const specs: readonly ElementSpec[] = [...studying, ...studyDay, ...cards, ...home, ...fields];
