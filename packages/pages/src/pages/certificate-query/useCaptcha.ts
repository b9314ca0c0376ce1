import { getCaptcha } from '@cloud-school/api-client';
import { failed, type Loadable, LOADING, ready } from '@cloud-school/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { NO_ANSWER, useOverdue } from '../../platform/data/useOverdue.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { createCaptchaKey } from './createCaptchaKey.ts';

interface Captcha {
  /** Sent with the visitor's answer. */
  key: string;
  /** Object URL of the picture, valid until the next one. */
  picture: Loadable<string>;
  /** Loads another picture with another key. */
  refresh: () => void;
}

type CaptchaResult = { key: string; url: string } | { key: string; message: string };

/** Loads a captcha's picture; each picture has its own key (CERT-04). */
export function useCaptcha(): Captcha {
  const { client } = usePortal();
  const [key, setKey] = useState(createCaptchaKey);
  const [result, setResult] = useState<CaptchaResult | null>(null);
  const refresh = useCallback(() => setKey(createCaptchaKey()), []);

  useEffect(() => {
    const controller = new AbortController();
    let url: string | null = null;
    client.call(getCaptcha, { key }, { signal: controller.signal }).then(
      (file) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(file);
        setResult({ key, url });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setResult({ key, message: getErrorMessage(error) });
      },
    );
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [client, key]);

  const { isOverdue } = useOverdue(result?.key === key ? null : key);
  const picture = useMemo((): Loadable<string> => {
    if (result?.key !== key) return isOverdue ? failed(NO_ANSWER, refresh) : LOADING;
    return 'url' in result ? ready(result.url) : failed(result.message, refresh);
  }, [result, key, isOverdue, refresh]);

  return { key, picture, refresh };
}
