import type { TranscriptLine } from '@cloud-school/domain';
import type { Playhead } from '../Playhead.ts';

const WORDS = [
  '第一节，床旁沟通。',
  '先核对姓名和床号，再开口说话。',
  '翻身前先看三样：管路、皮肤、床轮。',
  '床轮没锁就动手，是最常见的扣分。',
  '站到要翻过去的那一侧，护栏降下来。',
  '先问一声再动手，说清往哪边翻。',
  '“刘奶奶，咱们往窗户这边翻，好吗？”',
  '等她点头或者眨眼，这一步不能省。',
  '双手放在肩和髋，整体翻转，不拖，不拉，也不要用手指去抓。',
  '翻到位以后，先垫背部，再垫两膝。',
  '足跟要悬空，一指宽就够了。',
  '现在看第一处受压点：枕部。',
  '拨开头发看皮肤，发红就轻轻按一下。',
  '松手还是红的，记下来并报告。',
];

/** A line each six seconds. */
export const SAMPLE_LINES: TranscriptLine[] = WORDS.map((text, index) => ({
  startMs: 6000 * (index + 1),
  text,
}));

/** A playhead that a story moves; seeking moves it too. */
export function createSamplePlayhead(startMs: number | null): Playhead {
  let positionMs = startMs;
  const listeners = new Set<() => void>();
  return {
    getPositionMs: () => positionMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    seekTo(next) {
      positionMs = next;
      for (const listener of listeners) listener();
    },
  };
}
