import type { ExamKind } from '@cloud-school/domain';
import type { WorkKey } from '@cloud-school/engine';
import type { Loadable } from '@cloud-school/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { takeOverRequest } from '../../features/exam/takeOverRequest.ts';
import type { StudyQuery } from '../../features/study-address/studyQuery.ts';
import { getAnswerStore } from '../../features/study/getAnswerStore.ts';
import { NO_ANSWER, useOverdue } from '../../platform/data/useOverdue.ts';
import { onceMounted } from '../../platform/history/onceMounted.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { openAttempt, type OpenedAttempt } from './openAttempt.ts';

type Opening =
  | { status: 'loading' }
  | { status: 'ready'; data: OpenedAttempt }
  | { status: 'failed'; message: string };

const NO_WORK: Opening = { status: 'failed', message: '地址里没有试卷编号，请从课程页重新进入' };

/**
 * Opens the attempt of an address once and disposes of it with the page. An opening without an answer for long is 'failed'
 * until the answer comes.
 */
export function useExamAttempt(kind: ExamKind, query: StudyQuery): Loadable<OpenedAttempt> {
  const portal = usePortal();
  const tenantId = useTenantId();
  // The address receives the attempt's id while the test is open, which must not open it again.
  const [firstQuery] = useState(query);
  const { workId } = firstQuery;
  const [opening, setOpening] = useState<Opening>(workId ? { status: 'loading' } : NO_WORK);
  const { isOverdue, restart } = useOverdue(opening.status === 'loading' ? `${kind} ${workId}` : null);
  const close = useRef(() => {});
  const userId = useUserId();

  const open = useCallback(() => {
    if (!userId || !workId) return;
    let isClosed = false;
    let dispose = () => {};

    async function run(key: WorkKey) {
      try {
        const opened = await openAttempt({
          kind,
          portal,
          store: getAnswerStore(portal),
          key,
          query: firstQuery,
        });
        if (opened.kind === 'open') dispose = () => closeAttempt(opened);
        if (isClosed) return dispose();
        setOpening({ status: 'ready', data: opened });
        if (opened.kind === 'open' && takeOverRequest.take(key.workId)) void opened.attempt.takeOver();
      } catch (error) {
        if (!isClosed) setOpening({ status: 'failed', message: getErrorMessage(error) });
      }
    }
    const workKey = { tenantId, userId, workId };
    // The attempt is started and locked once.
    close.current = onceMounted(() => {
      void run(workKey);
      return () => {
        isClosed = true;
        dispose();
      };
    });
  }, [kind, portal, tenantId, userId, workId, firstQuery]);

  useEffect(() => {
    open();
    return () => close.current();
  }, [open]);

  return useMemo(() => {
    if (opening.status === 'ready' || (opening.status === 'loading' && !isOverdue)) return opening;
    const onRetry = () => {
      close.current();
      restart();
      setOpening(workId ? { status: 'loading' } : NO_WORK);
      open();
    };
    const message = opening.status === 'failed' ? opening.message : NO_ANSWER;
    return { status: 'failed', message, onRetry, isRefused: false };
  }, [opening, open, workId, isOverdue, restart]);
}

function closeAttempt({ attempt, calls: { usedTime } }: Extract<OpenedAttempt, { kind: 'open' }>): void {
  if (attempt.getSubmission().step === 'done') usedTime?.forget();
  else usedTime?.stop();
  attempt.dispose();
}
