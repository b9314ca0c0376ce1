import type { VideoQuality, VideoSource } from '@cloud-school/domain';
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';

interface SourceQualityMenuProps {
  sources: readonly VideoSource[];
  quality: VideoQuality;
  onChoose: (quality: VideoQuality) => void;
}

/** The qualities of a lesson that has a source for each. */
export function SourceQualityMenu({ sources, quality, onChoose }: SourceQualityMenuProps) {
  const options = sources.map((source) => ({ value: source.quality, label: source.quality }));
  return <ChoiceMenu label="清晰度" value={quality} options={options.toReversed()} onChoose={onChoose} />;
}
