import type { SaveSummary } from '../../answer-card/AnswerSource.ts';
import { formatTimeOfDay } from '../../primitives/time/formatTimeOfDay.ts';

/** How saving stands, at the right end of the bar. */
export interface SaveWords {
  tone: 'plain' | 'success' | 'warning' | 'danger';
  text: string;
}

/** The truth in a few words: 'saved' only what the server confirmed, 'on this machine' only where that is so. */
export function saveWords({ state, savedAt, unsavedCount, isDurable }: SaveSummary): SaveWords {
  const kept = isDurable ? '已存本机' : '请勿关闭本页';
  switch (state) {
    case 'saving':
      return { tone: 'plain', text: '保存中' };
    case 'offline':
      return { tone: 'warning', text: `离线，${kept}` };
    case 'failed':
      return { tone: 'danger', text: '保存失败，将自动重试' };
    case 'expired':
      return { tone: 'warning', text: `登录已过期，${kept}` };
    default:
      if (unsavedCount > 0) return { tone: 'warning', text: isDurable ? '未保存（已存本机）' : '未保存' };
      if (savedAt === null) return { tone: 'plain', text: '自动保存' };
      return { tone: 'success', text: `已保存 ${formatTimeOfDay(savedAt)}` };
  }
}
