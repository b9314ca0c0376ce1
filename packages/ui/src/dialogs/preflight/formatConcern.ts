import { type ExamKind, formatTimeFrom } from '@cloud-school/domain';
import type { StartConcern } from '@cloud-school/engine';
import { formatClockDifference } from './formatClockDifference.ts';

interface ConcernWords {
  /** What happened, in one line. */
  title: string;
  /** What it means; below the title of a dialog with this concern alone. */
  description: string;
  /** The fact behind it. */
  fact: string;
  /** What the student can do. */
  advice: string;
}

const EXAMS: Record<ExamKind, { name: string; one: string; handIn: string }> = {
  test: { name: '测试', one: '这场测试', handIn: '交卷' },
  homework: { name: '作业', one: '这份作业', handIn: '提交' },
};

/** The words for a concern: they say what happened and what to do, with the figures. */
export function formatConcern(concern: StartConcern, exam: ExamKind): ConcernWords {
  const { name, one, handIn } = EXAMS[exam];
  switch (concern.kind) {
    case 'offline':
      return {
        title: '网络断开，暂时不能开始',
        description: '试卷要从服务器取，联网后会自动重查。',
        fact: '没有网络',
        advice: `请检查网线或无线网络。${name}还没有开始，不会少时间。`,
      };
    case 'open-elsewhere':
      return {
        title: `${one}已在另一个标签页打开`,
        description: '两处一起写会互相覆盖，只能留一处。',
        fact: '另一个标签页正在作答',
        advice: '改在这里后，那一页变为只读，已保存的答案都会带过来。',
      };
    case 'no-storage':
      return {
        title: '这台设备不允许保存数据',
        description: '答案会随写随传，但断网时留不住。',
        fact: '本机存储被关闭',
        advice: '常见于无痕窗口。换普通窗口，或在浏览器设置里允许本网站存储，再回来重新检查。',
      };
    case 'sign-in-ends':
      return {
        title: `登录会在${handIn}前到期`,
        description: '现在重新登录，中途就不会被打断。',
        fact: `登录到 ${formatTimeFrom(concern.at, concern.now)}，${name}到 ${formatTimeFrom(concern.examEndsAt, concern.now)}`,
        advice: '到期后要重新登录，才能接着写。',
      };
    case 'clock-differs': {
      const { deviceTime, serverTime } = concern;
      return {
        title: '这台设备的时间不准',
        description: '不用改时间也能答题，倒计时以服务器为准。',
        fact: `本机 ${formatTimeFrom(deviceTime, serverTime)}，服务器 ${formatTimeFrom(serverTime, deviceTime)}，${formatClockDifference(deviceTime, serverTime)}`,
        advice: '页面上的剩余时间已按服务器校正，请不要看本机的钟。',
      };
    }
    default:
      return concern satisfies never;
  }
}
