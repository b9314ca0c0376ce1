import { formatTimeOfDay } from '@cloud-school/domain';
import type { SaveSummary } from '@cloud-school/engine';

/** What leaving means: which answers are safe, and that the time continues to run. */
export function formatExitNote({
  answered,
  summary: { unsavedCount, isDurable },
  isTimed,
  endsAt,
  automaticSubmit,
  saved,
}: {
  answered: number;
  summary: Pick<SaveSummary, 'unsavedCount' | 'isDurable'>;
  isTimed: boolean;
  endsAt: number | null;
  automaticSubmit: string;
  saved: string;
}): string {
  const kept = isDurable ? '已存本机，回来后继续上传' : '退出会丢失';
  const answers =
    unsavedCount > 0
      ? `${unsavedCount} 道题的答案还没传上去，${kept}`
      : answered > 0
        ? `已答 ${answered} 题都${saved}`
        : '还没有作答';
  const time = isTimed
    ? endsAt === null
      ? '，计时不停'
      : `，计时不停，${formatTimeOfDay(endsAt)} ${automaticSubmit}`
    : '';
  return `${answers}${time}。`;
}
