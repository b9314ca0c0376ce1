import { getCaptcha } from '@cloud-school/api-client';
import { failed, type Loadable, LOADING, ready } from '@cloud-school/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { messageOf, usePortal } from '../../platform/portal/Portal.ts';
import { captchaKey } from './captchaKey.ts';

interface Captcha {
  /** Sent with the answer to the picture. */
  key: string;
  /** Address of the picture, good until the next one. */
  picture: Loadable<string>;
  /** Another picture with another key. */
  refresh: () => void;
}

type Asked = { key: string; url: string } | { key: string; message: string };

/** A captcha's picture and its key; each picture has a key of its own (CERT-04). */
export function useCaptcha(): Captcha {
  const { client } = usePortal();
  const [key, setKey] = useState(captchaKey);
  const [asked, setAsked] = useState<Asked | null>(null);
  const refresh = useCallback(() => setKey(captchaKey()), []);

  useEffect(() => {
    const leaving = new AbortController();
    let url: string | null = null;
    client.call(getCaptcha, { key }, { signal: leaving.signal }).then(
      (file) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(file);
        setAsked({ key, url });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setAsked({ key, message: messageOf(error) });
      },
    );
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [client, key]);

  const picture = useMemo((): Loadable<string> => {
    if (asked?.key !== key) return LOADING;
    return 'url' in asked ? ready(asked.url) : failed(asked.message, refresh);
  }, [asked, key, refresh]);

  return { key, picture, refresh };
}
