import type { LiveState } from '@cloud-school/domain';
import { CircleDot, Clock, Loader, type LucideIcon, SquarePlay } from 'lucide-react';

export type LiveTone = 'quiet' | 'running' | 'pending';

/** The status of a live lesson in words (VIEW-01). */
export const LIVE_STATES: Record<LiveState, { label: string; tone: LiveTone; Icon: LucideIcon }> = {
  'not-started': { label: '未开始', tone: 'quiet', Icon: Clock },
  live: { label: '直播中', tone: 'running', Icon: CircleDot },
  'generating-replay': { label: '回放生成中', tone: 'pending', Icon: Loader },
  replay: { label: '直播回放', tone: 'quiet', Icon: SquarePlay },
};
