import { findGraduationCertificate, findLevelCertificate } from '@cloud-school/api-client';
import type { CertificateKind, CertificateQueryFields, QueryOutcome } from '@cloud-school/ui';
import { useRef, useState } from 'react';
import { messageOf, usePortal } from '../../platform/portal/Portal.ts';
import { momentText } from '../../platform/time/momentText.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Asks for certificates; an answer lives in this page's memory alone, and goes with the next question (W28). */
export function useCertificateQuery() {
  const { client } = usePortal();
  const captcha = useCaptcha();
  const [kind, setKind] = useState<CertificateKind>('level');
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  // An answer to a question that was put away comes too late.
  const latest = useRef(0);

  const forget = () => {
    latest.current += 1;
    setOutcome(null);
  };

  return {
    kind,
    onKind: (next: CertificateKind) => {
      if (next === kind) return;
      forget();
      setKind(next);
      captcha.refresh();
    },
    captcha: captcha.picture,
    onRefreshCaptcha: captcha.refresh,
    outcome,
    onReset: forget,
    onQuery: async (fields: CertificateQueryFields): Promise<string | null> => {
      forget();
      const id = latest.current;
      const { name, certificateNumber } = fields;
      const question = { ...fields, captchaKey: captcha.key };
      try {
        const certificate =
          kind === 'level'
            ? await client.call(findLevelCertificate, question)
            : await client.call(findGraduationCertificate, question);
        if (id === latest.current) {
          setOutcome({ id, kind, name, certificateNumber, certificate, queriedAt: momentText(new Date()) });
        }
        return null;
      } catch (error) {
        return id === latest.current ? messageOf(error) : null;
      } finally {
        // Whatever came of it, this picture's answer is used up.
        if (id === latest.current) captcha.refresh();
      }
    },
  };
}
