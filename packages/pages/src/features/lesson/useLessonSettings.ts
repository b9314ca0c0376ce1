import { ARTICLE_SIZES, type ArticleSize } from '@cloud-school/ui';
import { PLAYBACK_RATES, type PlayerSettings } from '@cloud-school/ui/player';
import { useState } from 'react';
import type { Device } from '../../platform/device/createDevice.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { storedArticleSize, storedPlayerSettings } from '../lesson-settings/lessonSettings.ts';

const DEFAULT_ARTICLE_SIZE: ArticleSize = 17;

/** What the student chose for lessons, remembered on the device: rate, quality and captions, and the size of text. */
export function useLessonSettings() {
  'use memo';
  const { device } = usePortal();
  const [articleSize, setArticleSize] = useState<ArticleSize>(
    () => ARTICLE_SIZES.find((size) => size === device.get(storedArticleSize)) ?? DEFAULT_ARTICLE_SIZE,
  );
  return {
    articleSize,
    onArticleSize: (size: ArticleSize) => {
      setArticleSize(size);
      device.set(storedArticleSize, size);
    },
    /** Read when a player opens; undefined until something was chosen. */
    readPlayerSettings: () => readSettings(device),
    keepPlayerSettings: (settings: PlayerSettings) => device.set(storedPlayerSettings, settings),
  };
}

/** Whether captions are on, read at each rendering: the player that is open stores what the student chooses. */
export function useHasCaptions(): boolean {
  const { device } = usePortal();
  return readSettings(device)?.hasCaptions ?? false;
}

function readSettings(device: Pick<Device, 'get'>): PlayerSettings | undefined {
  const chosen = device.get(storedPlayerSettings);
  return chosen && PLAYBACK_RATES.includes(chosen.rate) ? chosen : undefined;
}
