import { createContext } from 'react';
import type { RichTextPlace } from './media/finishMedia.ts';

/** Where texts stand: whose players they may show, and whether they are part of a question. */
export const RichTextSettings = createContext<RichTextPlace>({ videoHosts: [], isQuestion: false });
