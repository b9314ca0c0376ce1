import { type Endpoint, findGraduationCertificate, findLevelCertificate } from '@cloud-school/api-client';
import { type Certificate, toSchoolTime } from '@cloud-school/domain';
import type { CertificateKind, CertificateQueryFields, QueryOutcome } from '@cloud-school/ui';
import { useRef, useState } from 'react';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { useCaptcha } from './useCaptcha.ts';

interface Query extends CertificateQueryFields {
  captchaKey: string;
}

const QUERIES: Record<CertificateKind, Endpoint<Query, Certificate | null>> = {
  level: findLevelCertificate,
  graduation: findGraduationCertificate,
};

/** Queries certificates. A result stays in the page's state only and is removed by the next query, because it is personal data. */
export function useCertificateQuery(initialKind: CertificateKind) {
  const { client } = usePortal();
  const captcha = useCaptcha();
  const [kind, setKind] = useState(initialKind);
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  // The number of the latest query: results of earlier ones are ignored.
  const latestId = useRef(0);

  const clear = () => {
    latestId.current += 1;
    setOutcome(null);
  };

  return {
    kind,
    onKind: (next: CertificateKind) => {
      if (next === kind) return;
      clear();
      setKind(next);
      captcha.refresh();
    },
    captcha: captcha.picture,
    onRefreshCaptcha: captcha.refresh,
    outcome,
    onReset: clear,
    onQuery: async (fields: CertificateQueryFields): Promise<string | null> => {
      clear();
      const id = latestId.current;
      const { name, certificateNumber, captchaCode } = fields;
      const query = { name, certificateNumber, captchaCode, captchaKey: captcha.key };
      try {
        const certificate = await client.call(QUERIES[kind], query, CLICK_CALL);
        if (id === latestId.current) {
          setOutcome({
            id,
            kind,
            name,
            certificateNumber,
            certificate,
            queriedAt: toSchoolTime(serverNow(client)),
          });
        }
        return null;
      } catch (error) {
        return id === latestId.current ? getErrorMessage(error) : null;
      } finally {
        // The server accepts a captcha once, whatever the result.
        if (id === latestId.current) captcha.refresh();
      }
    },
  };
}
