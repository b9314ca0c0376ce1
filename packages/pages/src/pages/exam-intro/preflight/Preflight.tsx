import type { ExamKind } from '@cloud-school/domain';
import type { StartConcern } from '@cloud-school/engine';
import { PreflightDialog } from '@cloud-school/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeOverRequest } from '../../../features/exam/takeOverRequest.ts';
import { currentEntry } from '../../../platform/history/currentEntry.ts';
import { usePortal } from '../../../platform/portal/Portal.ts';
import { loginAddress } from '../../../platform/session/safeRedirect.ts';
import { checkStart, type StartQuestion } from './checkStart.ts';

interface PreflightProps {
  exam: ExamKind;
  question: StartQuestion;
  /** What the check at the press found. */
  found: readonly StartConcern[];
  onStart: () => void;
  onClose: () => void;
}

/** The dialog of the check; a return of the network or of the window checks again. */
export function Preflight({ exam, question, found, onStart, onClose }: PreflightProps) {
  const portal = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const [concerns, setConcerns] = useState(found);
  const [isChecking, setIsChecking] = useState(false);

  function recheck() {
    setIsChecking(true);
    void checkStart(portal, question).then((next) => {
      setConcerns(next);
      setIsChecking(false);
    });
  }
  const onChange = useEffectEvent(recheck);
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ['online', 'offline', 'focus'])
      window.addEventListener(name, () => onChange(), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <PreflightDialog
      exam={exam}
      concerns={concerns}
      isChecking={isChecking}
      onStart={onStart}
      onTakeOver={() => {
        takeOverRequest.set(question.key.workId);
        onStart();
      }}
      onSignIn={() => {
        portal.session.signOut();
        void navigate(loginAddress(portal.brand, location), {
          replace: true,
          state: currentEntry(location).state,
        });
      }}
      onRecheck={recheck}
      onClose={onClose}
    />
  );
}
