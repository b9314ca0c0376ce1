import { useMediaState } from '@vidstack/react';
import { Captions } from 'lucide-react';
import { ControlButton } from '../controls/ControlButton.tsx';

interface CaptionControlProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Shows or hides the captions; absent without any. */
export function CaptionControl({ isOn, onToggle }: CaptionControlProps) {
  const tracks = useMediaState('textTracks');
  if (tracks.length === 0) return null;
  return (
    <ControlButton label="字幕" isPressed={isOn} onPress={onToggle}>
      <Captions size={20} aria-hidden />
    </ControlButton>
  );
}
