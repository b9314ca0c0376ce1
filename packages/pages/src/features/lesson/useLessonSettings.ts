import { ARTICLE_SIZES, type ArticleSize, PLAYBACK_RATES, type PlayerSettings } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

const DEFAULT_ARTICLE_SIZE: ArticleSize = 17;

/** What the student chose for lessons, kept on the device: rate, quality and captions, and the size of text. */
export function useLessonSettings() {
  const { store } = usePortal();
  const [articleSize, setArticleSize] = useState<ArticleSize>(
    () => ARTICLE_SIZES.find((size) => size === store.get('articleSize')) ?? DEFAULT_ARTICLE_SIZE,
  );
  return {
    articleSize,
    onArticleSize: (size: ArticleSize) => {
      setArticleSize(size);
      store.set('articleSize', size);
    },
    /** Read when a player opens; undefined until something was chosen. */
    readPlayerSettings: (): PlayerSettings | undefined => {
      const kept = store.get('playerSettings');
      return kept && PLAYBACK_RATES.includes(kept.rate) ? kept : undefined;
    },
    keepPlayerSettings: (settings: PlayerSettings) => store.set('playerSettings', settings),
  };
}
