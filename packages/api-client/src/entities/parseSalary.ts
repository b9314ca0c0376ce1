import type { Salary } from './HotMajor.ts';
import { optionalText } from './read.ts';

const RANGE = /^(\d+(?:\.\d+)?)(?:[-–—~～至到](\d+(?:\.\d+)?))?$/;

/** A salary in yuan a month, from a number or a text such as '6500-9000'; other words stay words. */
export function parseSalary(value: unknown): Salary | null {
  const words = optionalText(value)?.trim();
  if (words === undefined) return null;
  const [, first, second = first] = RANGE.exec(words.replace(/[,，\s]|元|\/月|每月/g, '')) ?? [];
  if (first === undefined) return { kind: 'words', words };
  const [from, to] = [Number(first), Number(second)].toSorted((one, other) => one - other);
  return from && to ? { kind: 'range', from, to } : null;
}
