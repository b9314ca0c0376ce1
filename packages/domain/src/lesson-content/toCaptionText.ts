import { decodeEntities } from '../words/decodeEntities.ts';

/** The text of a WebVTT cue without its tags (`<v 何俊峰>`, `<b>`); it is shown as text, never as HTML. */
export const toCaptionText = (cue: string): string => decodeEntities(cue.replaceAll(/<[^<>]*>/g, '')).trim();
