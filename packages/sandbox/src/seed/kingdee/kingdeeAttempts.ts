import { dayAt, MINUTE } from '../../serverTime.ts';
import { makeAttempt } from '../makeAttempt.ts';
import type { AttemptSeed } from '../SandboxSeed.ts';
import { RECONCILIATION } from './kingdeeHomework.ts';
import { FINANCE_TEST } from './kingdeeTests.ts';

const PURCHASE_TO_PAYMENT =
  '1. 请购：看有没有预算；\n2. 订单：选供应商，核价格；\n3. 收货：点数量，查质量；\n4. 发票：和订单、收货单对上；\n5. 付款：按账期审批。';

const OPEN_ITEMS =
  '本月未达账项有四笔：两笔货款银行已收、我们还没记账；一笔货款我们已付、银行还没付；一笔水电费银行已代扣。\n调节以后双方余额一致，等单据到了再记账。';

/** The history of 邱雯: a reviewed attempt of the mock test and one of the homework. */
export function makeKingdeeAttempts(now: number): AttemptSeed[] {
  return [
    makeAttempt({
      id: 'log-qiu-1',
      test: FINANCE_TEST,
      userId: 'u-qiu',
      startedAt: dayAt(now, -6, 20, 10),
      duration: 24 * MINUTE,
      slips: {
        'q-finance-3': ['B'],
        'q-finance-5': ['A', 'B'],
        'q-finance-8': ['1'],
        'q-finance-10': PURCHASE_TO_PAYMENT,
      },
      teacherScores: { 'q-finance-10': 16 },
    }),
    makeAttempt({
      id: 'log-qiu-homework-1',
      test: RECONCILIATION,
      userId: 'u-qiu',
      startedAt: dayAt(now, -2, 19, 32),
      duration: 31 * MINUTE,
      slips: { 'q-reconcile-3': OPEN_ITEMS },
      teacherScores: { 'q-reconcile-3': 54 },
    }),
  ];
}
