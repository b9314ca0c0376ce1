import { CHINESE_STATES } from './chineseStates.ts';

/** 'Loading' → '加载 Loading', 'Save Failed' → '保存失败 Save Failed'; a name that is not listed stays. */
export function nameState(name: string): string {
  const word = CHINESE_STATES[name.replaceAll(' ', '')];
  return word ? `${word} ${name}` : name;
}
