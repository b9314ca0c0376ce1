import { StateTag } from '../../primitives/state-tag/StateTag.tsx';
import type { StateName } from '../../primitives/state-words/stateWords.ts';
import type { TargetStatus } from './targetStatus.ts';

/** 未开始, 进行中, 已完成 or 逾期未学 (TIME-05). */
export const TargetStatusTag = ({ status }: { status: TargetStatus }) => <StateTag state={STATES[status]} />;

const STATES: Record<TargetStatus, StateName> = {
  'not-started': 'not-started',
  running: 'period-running',
  completed: 'done',
  overdue: 'overdue',
};
