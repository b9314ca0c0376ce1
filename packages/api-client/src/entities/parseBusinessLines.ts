import { BUSINESS_LINES, type BusinessLine } from './BusinessLine.ts';
import { isRecord, optionalText } from './read.ts';

/** A comma-separated text of business keys to the known ones, in the order of the entry grid. */
export function parseBusinessLines(data: unknown): BusinessLine[] {
  const written = optionalText(isRecord(data) ? data.business : data) ?? '';
  const keys = new Set(written.split(/[,，]/).map((key) => key.trim()));
  return BUSINESS_LINES.filter((line) => keys.has(line));
}
