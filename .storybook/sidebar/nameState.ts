import { CHINESE_STATES } from './chineseStates.ts';
import { CHINESE_VARIANTS } from './chineseVariants.ts';

/** 'Loading' → '加载 骨架 Loading', 'Save Failed' → '保存失败 Save Failed'; a name that is not listed stays. */
export function nameState(name: string): string {
  const exported = name.replaceAll(' ', '');
  const word = CHINESE_STATES[exported] ?? CHINESE_VARIANTS[exported];
  return word ? `${word} ${name}` : name;
}
