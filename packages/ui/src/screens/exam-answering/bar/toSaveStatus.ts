import { formatTimeFrom } from '@cloud-school/domain';
import type { SaveSummary } from '@cloud-school/engine';

/** The state of saving, at the right end of the bar. */
export interface SaveStatus {
  tone: 'plain' | 'success' | 'warning' | 'danger';
  text: string;
}

/** 已保存 only for what the server confirmed, 已存本机 only for what is stored on this device; `now` by the server's clock. */
export function toSaveStatus(
  { state, savedAt, unsavedCount, isDurable }: SaveSummary,
  now: number,
  saved = '已保存',
): SaveStatus {
  const advice = isDurable ? '已存本机' : '请勿关闭本页';
  switch (state) {
    case 'saving':
      return { tone: 'plain', text: '保存中' };
    case 'offline':
      return { tone: 'warning', text: `离线，${advice}` };
    case 'failed':
      return { tone: 'danger', text: '保存失败，将自动重试' };
    case 'refused':
      return { tone: 'danger', text: `答案未被接受，${advice}` };
    case 'expired':
      return { tone: 'warning', text: `登录已过期，${advice}` };
    case 'idle':
    case 'saved':
      if (unsavedCount > 0) return { tone: 'warning', text: isDurable ? '未保存（已存本机）' : '未保存' };
      if (savedAt === null) return { tone: 'plain', text: '自动保存' };
      return { tone: 'success', text: `${saved} ${formatTimeFrom(savedAt, now)}` };
    default:
      return state satisfies never;
  }
}
