import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';
import { PLAYBACK_RATES, type PlaybackRate } from '../lazy/PlayerSettings.ts';
import { formatRate } from './formatRate.ts';

interface RateMenuProps {
  rate: PlaybackRate;
  onChoose: (rate: PlaybackRate) => void;
}

const options = PLAYBACK_RATES.map((value) => ({ value, label: formatRate(value) }));

export function RateMenu({ rate, onChoose }: RateMenuProps) {
  return <ChoiceMenu label="倍速" value={rate} options={options} onChoose={onChoose} />;
}
