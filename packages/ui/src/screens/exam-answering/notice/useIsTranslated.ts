import { useSyncExternalStore } from 'react';

/** Browsers and their extensions change the class or the language of the page that they translate. */
const isTranslated = () => {
  const { classList, lang } = document.documentElement;
  return (
    classList.contains('translated-ltr') || classList.contains('translated-rtl') || !/^(zh|$)/i.test(lang)
  );
};

function watch(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
  return () => observer.disconnect();
}

/** True while the browser translates the page. */
export const useIsTranslated = () => useSyncExternalStore(watch, isTranslated, () => false);
