import { formatTimeFrom } from '@cloud-school/domain';
import type { RemainingTime, SaveSummary } from '@cloud-school/engine';

/** What leaving means: which answers are safe, and that the time continues to run. */
export function formatExitNote({
  answered,
  summary: { unsavedCount, isDurable },
  remaining,
  automaticSubmit,
  saved,
}: {
  answered: number;
  summary: Pick<SaveSummary, 'unsavedCount' | 'isDurable'>;
  /** Null without a time limit. */
  remaining: Pick<RemainingTime, 'endsAt' | 'seconds'> | null;
  automaticSubmit: string;
  saved: string;
}): string {
  const advice = isDurable ? '已存本机，回来后继续上传' : '退出会丢失';
  const answers =
    unsavedCount > 0
      ? `${unsavedCount} 道题的答案还没传上去，${advice}`
      : answered > 0
        ? `已答 ${answered} 题都${saved}`
        : '还没有作答';
  const time = remaining ? `，计时不停${formatEnd(remaining, automaticSubmit)}` : '';
  return `${answers}${time}。`;
}

const formatEnd = (
  { endsAt, seconds }: Pick<RemainingTime, 'endsAt' | 'seconds'>,
  automaticSubmit: string,
): string =>
  endsAt === null ? '' : `，${formatTimeFrom(endsAt, endsAt - seconds * 1000)} ${automaticSubmit}`;
