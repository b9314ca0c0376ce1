import { isRecord } from '@cloud-school/domain';
import type { PlayerSettings } from '@cloud-school/ui/player';
import { defineStored, isNumber, only } from '../../platform/device/defineStored.ts';

/** Rate, quality and captions of lessons (VIEW-02). */
export const storedPlayerSettings = defineStored({
  key: 'playerSettings',
  of: 'device',
  maxDays: 365,
  read: only((value): value is PlayerSettings => isRecord(value)),
});

/** The reading size of articles, pixels. */
export const storedArticleSize = defineStored({
  key: 'articleSize',
  of: 'device',
  maxDays: 365,
  read: only(isNumber),
});
