import { useCallback, useEffect, useState } from 'react';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { loadReaders } from './loading/prepareRichText.ts';
import { toPlainText } from './toPlainText.ts';

/** `toPlainText` for the texts of some data: their formulas and signs are read as soon as what reads them has loaded. */
export function usePlainText(data: unknown): (html: string) => string {
  const { formulaMacros } = useSchoolSettings();
  const [read, setRead] = useState(() => toPlainText);
  useEffect(() => {
    loadReaders(data)?.then(
      // Another function once it reads another text.
      () =>
        setRead(
          () =>
            (...text: Parameters<typeof toPlainText>) =>
              toPlainText(...text),
        ),
      () => undefined,
    );
  }, [data]);
  return useCallback((html) => read(html, formulaMacros), [read, formulaMacros]);
}
