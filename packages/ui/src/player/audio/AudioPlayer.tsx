import { formatPlayTime, isolate } from '@cloud-school/domain';
import { Headphones } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { isMediaElement } from '../isMediaElement.ts';
import { createSoundMemory } from '../lesson/createSoundMemory.ts';
import type { LessonPlayback } from '../lesson/LessonPlayback.ts';
import { PlaceHint } from '../lesson/PlaceHint.tsx';
import { RateMenu } from '../lesson/RateMenu.tsx';
import { stepRate } from '../lesson/stepRate.ts';
import { toInitialVolume } from '../lesson/toInitialVolume.ts';
import { useLessonKeys } from '../lesson/useLessonKeys.ts';
import { useLessonPlayback } from '../lesson/useLessonPlayback.ts';
import { MediaProvider } from '../media/playerLibrary.ts';
import { useMediaState } from '../media/playerLibrary.ts';
import { PlaybackFailure } from '../poster/PlaybackFailure.tsx';
import { AudioBars } from './AudioBars.tsx';
import { AudioBlock, AudioFrame, AudioHead, AudioHint, AudioTitle, AudioWords } from './AudioBlock.ts';
import { AudioControls } from './AudioControls.tsx';
import { toAudioSource } from './toAudioSource.ts';

export interface AudioPlayerProps extends LessonPlayback {
  title: string;
  /** The address of a sound file. */
  src: string;
  coverUrl?: string | null;
  /** Above and below the title: a tag, the teacher. */
  tag?: ReactNode;
  byline?: ReactNode;
}

/** The sound of a lesson (VIEW-03), in a dark block. It is heavy: pages use LazyAudioPlayer. */
export function AudioPlayer({ title, src, coverUrl, tag, byline, ...options }: AudioPlayerProps) {
  const { stage, player, setPlayer, settings, changeSettings, attempt, hasFailed, ...playback } =
    useLessonPlayback(options);
  const source = toAudioSource(src);
  const [soundMemory] = useState(() =>
    createSoundMemory(toInitialVolume('file', settings.volumes), (volume) =>
      playback.changeVolume('file', volume),
    ),
  );
  useLessonKeys(stage, player, {
    onStepRate: (step) => changeSettings({ rate: stepRate(settings.rate, step) }),
    // Sound has none.
    onToggleCaptions: () => undefined,
  });

  return (
    <AudioBlock
      ref={stage}
      // A missing file fires 'error' on the source element, which does not bubble: hence the capture handler.
      onErrorCapture={({ target }) => isMediaElement(target) && playback.fail()}
    >
      <AudioHead>
        <Picture
          src={coverUrl ?? undefined}
          alt=""
          ratio="1/1"
          placeholderText={title}
          fallback={<AudioCover />}
          isEager
        />
        <AudioWords>
          {tag}
          <AudioTitle>{title}</AudioTitle>
          {byline}
        </AudioWords>
        {/* In the page before its text: a live region that arrives with its text is not read. */}
        <AudioHint aria-live="polite">
          {playback.hint && <PlaceHint {...playback.hint} key={playback.hint.text} />}
        </AudioHint>
      </AudioHead>
      {hasFailed || !source ? (
        <PlaybackFailure medium="audio" onRetry={playback.retry} />
      ) : (
        <AudioFrame
          key={attempt}
          ref={setPlayer}
          ariaLabel={`音频：${isolate(title)}`}
          title={title}
          artwork={coverUrl ? [{ src: coverUrl }] : []}
          tabIndex={-1}
          src={source}
          // Set, because the library would send a request to find them out.
          viewType="audio"
          streamType="on-demand"
          load="eager"
          preload="metadata"
          playbackRate={settings.rate}
          storage={soundMemory}
          keyDisabled
          logLevel="silent"
          onCanPlay={playback.open}
          onError={playback.fail}
        >
          <MediaProvider />
          <AudioBars seed={title} />
          <AudioTimes />
          <AudioControls>
            <RateMenu rate={settings.rate} onChoose={(rate) => changeSettings({ rate })} />
          </AudioControls>
        </AudioFrame>
      )}
    </AudioBlock>
  );
}

/** The current time and the length, at both ends of the bars. */
function AudioTimes() {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  return (
    <Row>
      <strong>{formatPlayTime(time)}</strong>
      <span>{formatPlayTime(duration)}</span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.text.onStageSecondary};
  > strong {
    color: ${theme.color.text.onStage};
  }
`;

/** The cover of an audio lesson that has none: headphones over the brand's waves. */
function AudioCover() {
  const { HeroScene } = useBrandArt();
  return (
    <Ground aria-hidden>
      <HeroScene />
      <Headphones strokeWidth={1.4} />
    </Ground>
  );
}

const Ground = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: linear-gradient(100deg, ${theme.color.hero.start}, ${theme.color.hero.end});
  color: ${theme.color.text.onDeep};
  > svg:last-child {
    position: absolute;
    width: 52%;
    height: 52%;
  }
`;
