import type { VideoQuality, VideoSource } from '@cloud-school/api-client';
import { useMediaRemote, useMediaState } from '@vidstack/react';
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';
import { toLevelOptions } from './toLevelOptions.ts';

interface QualityMenuProps {
  sources: readonly VideoSource[];
  quality: VideoQuality;
  onChoose: (quality: VideoQuality) => void;
}

/** The qualities of a lesson: its sources, or the levels of its only stream. Without a choice there is no menu. */
export function QualityMenu({ sources, quality, onChoose }: QualityMenuProps) {
  if (sources.length < 2) return <StreamQualityMenu />;
  const options = sources.map((source) => ({ value: source.quality, label: source.quality }));
  return <ChoiceMenu label="清晰度" value={quality} options={options.toReversed()} onChoose={onChoose} />;
}

const AUTO = { value: -1, label: '自动' };

function StreamQualityMenu() {
  const remote = useMediaRemote();
  const levels = useMediaState('qualities');
  const current = useMediaState('quality');
  const isAuto = useMediaState('autoQuality');
  const options = toLevelOptions(levels).map(({ index, label }) => ({ value: index, label }));
  if (options.length < 2) return null;
  return (
    <ChoiceMenu
      label="清晰度"
      value={isAuto || !current ? AUTO.value : levels.indexOf(current)}
      options={[AUTO, ...options]}
      onChoose={(index) => remote.changeQuality(index)}
    />
  );
}
