import type { VideoQuality } from '@cloud-school/domain';
import { useEffect } from 'react';
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { toLevelOptions } from './toLevelOptions.ts';

interface StreamQualityMenuProps {
  /** What the student chose before; null lets the stream adapt by itself. */
  wanted: VideoQuality | null;
  onChoose: (quality: VideoQuality | null) => void;
}

/** The levels of a stream. Without a choice there is no menu. */
export function StreamQualityMenu({ wanted, onChoose }: StreamQualityMenuProps) {
  const remote = useMediaRemote();
  const levels = useMediaState('qualities');
  const current = useMediaState('quality');
  const isAuto = useMediaState('autoQuality');
  const options = toLevelOptions(levels).map(({ index, label }) => ({ value: index, label }));
  const wantedIndex = options.find(({ label }) => label === wanted)?.value ?? AUTO.value;

  useEffect(() => {
    // A stream starts by itself; a level that it lacks leaves it so.
    if (isAuto && wantedIndex !== AUTO.value) remote.changeQuality(wantedIndex);
  }, [isAuto, wantedIndex, remote]);

  function choose(index: number) {
    remote.changeQuality(index);
    const label = options.find(({ value }) => value === index)?.label ?? '';
    onChoose(isVideoQuality(label) ? label : null);
  }

  if (options.length < 2) return null;
  return (
    <ChoiceMenu
      label="清晰度"
      value={isAuto || !current ? AUTO.value : levels.indexOf(current)}
      options={[AUTO, ...options]}
      onChoose={choose}
    />
  );
}

const AUTO = { value: -1, label: '自动' };

const QUALITIES: Record<VideoQuality, true> = { '360P': true, '480P': true, '720P': true, '1080P': true };

const isVideoQuality = (label: string): label is VideoQuality => label in QUALITIES;
