import { formatTimeFrom } from '@cloud-school/domain';
import type { Closure } from '@cloud-school/engine';
import type { AnsweringWords } from '../words/answeringWords.ts';

/** That the exam was handed in, when and by whom; what the server holds where it was not this page. */
export function formatHandIn(
  closure: Closure | null,
  { unsavedCount, isDurable, now }: { unsavedCount: number; isDurable: boolean; now: number },
  { handIn, collect }: Pick<AnsweringWords, 'handIn' | 'collect'>,
): { title: string; text: string } {
  if (!closure) return { title: `已${handIn}`, text: '答案都已收到。' };
  const { by, at, heldCount } = closure;
  const time = at === null ? '' : ` ${formatTimeFrom(at, now)} `;
  const title =
    by === 'system'
      ? `时间到，系统已${at === null ? '' : `于${time}`}${collect}`
      : `您已在其他地方${at === null ? '' : `于${time}`}${handIn}`;
  const held = `已收到 ${heldCount} 道题的答案`;
  if (unsavedCount === 0) return { title, text: `${held}。` };
  const advice = isDurable ? '已留在本机，' : '请不要关闭本页，';
  return { title, text: `${held}；${unsavedCount} 道题的最后修改没有收到，${advice}请联系老师。` };
}
