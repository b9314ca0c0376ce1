import type { SaveSummary, Submission } from '@cloud-school/engine';

const UNEXPLAINED = '服务器没有接受这次交卷，也没有说明原因。请稍后再交一次，仍不行请联系老师。';

/** Which answers are safe after a failed hand-in, and what to do next. Only what is stored is called safe. */
export function formatFailure({
  saved = '已保存',
  answered,
  summary: { unsavedCount, isDurable },
  submission: { reason, isLocked, trigger, words },
}: {
  saved?: string;
  answered: number;
  summary: Pick<SaveSummary, 'unsavedCount' | 'isDurable'>;
  submission: Pick<Submission, 'reason' | 'isLocked' | 'trigger' | 'words'>;
}): string {
  const answers =
    unsavedCount === 0
      ? `您的 ${answered} 个答案都${saved}，没有丢失。`
      : isDurable
        ? `您的 ${answered} 个答案没有丢失，其中 ${unsavedCount} 个还没传上去，已存本机。`
        : `${unsavedCount} 个答案还没传上去，请不要关闭本页。`;
  if (reason === 'expired') return `${answers}登录已过期，重新登录后再交一次即可。`;
  // The server answered: the network is not to blame.
  if (words !== null) return answers + (words || UNEXPLAINED);
  if (trigger === 'time-up') return `${answers}网络恢复后会自动再交。`;
  return isLocked
    ? `${answers}网络恢复后会先核对是否已交上；没有交上，再交一次即可。`
    : `${answers}网络恢复后再交一次即可。`;
}
