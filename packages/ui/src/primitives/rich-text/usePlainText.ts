import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { getFormulas, haveFormulas, loadFormulas } from './loading/prepareRichText.ts';
import { toPlainText } from './toPlainText.ts';

/** `toPlainText` for the texts of some data: their formulas are read as soon as what reads them has loaded. */
export function usePlainText(data: unknown): (html: string) => string {
  const { formulaMacros } = useSchoolSettings();
  const isNeeded = useMemo(() => haveFormulas(data), [data]);
  const [isLoaded, setLoaded] = useState(getFormulas() !== null);
  useEffect(() => {
    if (isNeeded && !isLoaded)
      loadFormulas().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isNeeded, isLoaded]);
  // Another function once it reads another text.
  const macros = isLoaded ? formulaMacros : undefined;
  return useCallback((html) => toPlainText(html, macros), [macros]);
}
