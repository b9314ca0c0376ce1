import { useRef, useState } from 'react';
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings, type SoundKind } from '../lazy/PlayerSettings.ts';
import type { LessonPlayback } from './LessonPlayback.ts';

/** The student's rate, quality, captions and volumes. Calls `onSettingsChange` with all of them after each change. */
export function usePlayerSettings({
  initialSettings = DEFAULT_PLAYER_SETTINGS,
  onSettingsChange,
}: Pick<LessonPlayback, 'initialSettings' | 'onSettingsChange'>) {
  const [settings, setSettings] = useState(initialSettings);
  // A volume and a rate can change between two renders.
  const newest = useRef(initialSettings);

  function changeSettings(change: Partial<PlayerSettings>) {
    newest.current = { ...newest.current, ...change };
    setSettings(newest.current);
    onSettingsChange?.(newest.current);
  }

  return {
    settings,
    changeSettings,
    changeVolume: (kind: SoundKind, volume: number) =>
      changeSettings({ volumes: { ...newest.current.volumes, [kind]: volume } }),
  };
}
