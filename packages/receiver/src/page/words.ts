import type { Drop } from '../createMetrics.ts';
import { OTHER_RELEASE } from '../readReport.ts';
import type { ErrorGroup } from '../Summary.ts';

const DEVICES: Record<string, string> = { phone: '手机', tablet: '平板', desktop: '电脑' };

const REASONS: Record<string, string> = {
  'session-expired': '登录已失效',
  rejected: '被服务器拒绝',
  unavailable: '服务器没有应答',
  malformed: '应答读不懂',
};

const CALL_FAILED = (endpoint: string) => `接口 ${endpoint} 的失败没有处理`;

/** What happened, in a sentence. */
export const describeGroup = ({ kind, name, endpoint }: ErrorGroup): string =>
  ({
    'answer-not-saved': `保存答案没有得到确认：${REASONS[name] ?? name}`,
    'hand-in-failed': `交卷没有得到确认：${REASONS[name] ?? name}`,
    error: endpoint ? CALL_FAILED(endpoint) : name,
  })[kind];

export const DROPS: Record<Drop, string> = {
  unreadable: '格式不对',
  rate: '太多',
  host: '域名不符',
  full: '磁盘已满',
};

export const describeRelease = (name: string): string => (name === OTHER_RELEASE ? '其他版本' : name);

/** desktop Chrome 109 → 电脑 · Chrome 109 */
export function describeDevice(name: string): string {
  const [device = '', ...browser] = name.split(' ');
  return `${DEVICES[device] ?? device} · ${browser.join(' ').replace(/^other$/, '其他浏览器')}`;
}
