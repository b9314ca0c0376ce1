import { isolate, type VideoQuality, type VideoSource } from '@cloud-school/domain';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { ChoiceMenu } from '../controls/ChoiceMenu.tsx';
import { ControlButton } from '../controls/ControlButton.tsx';
import { isMediaElement } from '../isMediaElement.ts';
import { LessonStage } from '../lazy/LessonStage.tsx';
import { pickSource } from '../lazy/pickSource.ts';
import { MediaProvider, Track } from '../media/playerLibrary.ts';
import { setBundledHls } from '../media/setBundledHls.ts';
import { PlayerFrame } from '../PlayerFrame.ts';
import { PlayerFront } from '../PlayerFront.tsx';
import { PlaybackFailure } from '../poster/PlaybackFailure.tsx';
import { toVideoSource } from '../poster/toVideoSource.ts';
import { VideoNote } from '../poster/VideoNote.ts';
import { VideoPoster } from '../poster/VideoPoster.tsx';
import { toPreload } from '../toPreload.ts';
import { createSoundMemory } from './createSoundMemory.ts';
import { LessonControls, RoomyOnly } from './LessonControls.tsx';
import { LessonNotices } from './LessonNotices.tsx';
import type { LessonPlayback } from './LessonPlayback.ts';
import { RateMenu } from './RateMenu.tsx';
import { stepRate } from './stepRate.ts';
import { StreamQualityMenu } from './StreamQualityMenu.tsx';
import { soundKindOf, toInitialVolume } from './toInitialVolume.ts';
import { type CaptionFile, useCaptionFile } from './useCaptionFile.ts';
import { useLessonKeys } from './useLessonKeys.ts';
import { useLessonPlayback } from './useLessonPlayback.ts';
import { useRenewedCaptions } from './useRenewedCaptions.ts';

export interface LessonPlayerProps extends LessonPlayback {
  /** The accessible name of the player, and its title on a lock screen. */
  title: string;
  /** One or more, by rising quality; with several, the student chooses. */
  sources: readonly VideoSource[];
  posterUrl?: string | null;
  /** WebVTT captions in Chinese. */
  captionsUrl?: string | null;
  /** Where chapters begin: marks on the seek bar. */
  chapterMarksMs?: readonly number[];
  /** Adds a button to the next lesson. */
  onNext?: () => void;
}

/** The video of a lesson (VIEW-02). It is heavy: pages use LazyLessonPlayer. */
export function LessonPlayer({
  title,
  sources,
  posterUrl,
  captionsUrl,
  chapterMarksMs,
  onNext,
  ...options
}: LessonPlayerProps) {
  const { stage, player, setPlayer, settings, changeSettings, attempt, hasFailed, retry, ...playback } =
    useLessonPlayback(options);
  const captions = useRenewedCaptions(captionsUrl ?? null, options.onRenew);
  const picked = captions.heldSource ?? pickSource(sources, settings.quality);
  const source = picked && toVideoSource(picked.url);
  const captionFile = useCaptionFile(captionsUrl ?? null, settings.hasCaptions, () => {
    if (picked) captions.renew(picked);
  });
  const [soundMemory] = useState(() => {
    const kind = soundKindOf(picked?.url ?? '');
    return createSoundMemory(toInitialVolume(kind, settings.volumes), (volume) =>
      playback.changeVolume(kind, volume),
    );
  });
  const toggleCaptions = () => changeSettings({ hasCaptions: !settings.hasCaptions });
  // Without a picture the stage stays dark until the first frame.
  const poster = posterUrl ? <VideoPoster title={title} posterUrl={posterUrl} /> : null;

  useLessonKeys(stage, player, {
    onStepRate: (step) => changeSettings({ rate: stepRate(settings.rate, step) }),
    onToggleCaptions: toggleCaptions,
  });

  function handleRetry() {
    retry();
    captions.release();
  }

  function chooseQuality(quality: VideoQuality) {
    if (quality !== picked?.quality) playback.leaveSource();
    captions.release();
    changeSettings({ quality });
  }

  return (
    <LessonStage
      ref={stage}
      hasCaptions={Boolean(captionsUrl) && settings.hasCaptions}
      // A missing file fires 'error' on the source element, which does not bubble: hence the capture handler.
      onErrorCapture={({ target }) => isMediaElement(target) && playback.fail()}
    >
      {hasFailed || !picked || !source ? (
        <>
          {poster}
          {source ? (
            <PlaybackFailure medium="video" onRetry={handleRetry} />
          ) : (
            <VideoNote role="alert">视频暂时无法播放</VideoNote>
          )}
        </>
      ) : (
        <PlayerFrame
          key={attempt}
          ref={setPlayer}
          ariaLabel={`视频：${isolate(title)}`}
          title={title}
          artwork={posterUrl ? [{ src: posterUrl }] : []}
          tabIndex={-1}
          src={source}
          // Set, because the library would send a request to find them out.
          viewType="video"
          streamType="on-demand"
          load="eager"
          preload={toPreload(source)}
          playbackRate={settings.rate}
          storage={soundMemory}
          playsInline
          keyDisabled
          logLevel="silent"
          onProviderChange={setBundledHls}
          onCanPlay={playback.open}
          onError={playback.fail}
        >
          <MediaProvider>
            <CaptionTrack file={captionFile} />
          </MediaProvider>
          <PlayerFront
            poster={playback.hasReloaded ? null : poster}
            notices={
              <LessonNotices
                hasCaptions={settings.hasCaptions}
                hint={playback.hint}
                onRetry={handleRetry}
                captionFile={captionFile}
              />
            }
          >
            <LessonControls chapterMarksMs={chapterMarksMs} hasFocus={attempt > 0} onNext={onNext}>
              <RateMenu rate={settings.rate} onChoose={(rate) => changeSettings({ rate })} />
              <RoomyOnly>
                {sources.length > 1 ? (
                  <SourceQualityMenu sources={sources} quality={picked.quality} onChoose={chooseQuality} />
                ) : (
                  <StreamQualityMenu
                    wanted={settings.quality}
                    onChoose={(quality) => changeSettings({ quality })}
                  />
                )}
              </RoomyOnly>
              <CaptionControl url={captionsUrl} isOn={settings.hasCaptions} onToggle={toggleCaptions} />
            </LessonControls>
          </PlayerFront>
        </PlayerFrame>
      )}
    </LessonStage>
  );
}

interface SourceQualityMenuProps {
  sources: readonly VideoSource[];
  quality: VideoQuality;
  onChoose: (quality: VideoQuality) => void;
}

/** The qualities of a lesson that has a source for each. */
function SourceQualityMenu({ sources, quality, onChoose }: SourceQualityMenuProps) {
  const options = sources.map((source) => ({ value: source.quality, label: source.quality }));
  return <ChoiceMenu label="清晰度" value={quality} options={options.toReversed()} onChoose={onChoose} />;
}

function CaptionTrack({ file }: { file: CaptionFile | null }) {
  if (!file?.content) return null;
  const { url, content } = file;
  return <Track key={url} content={content} type="json" kind="captions" label="中文" lang="zh-CN" />;
}

interface CaptionControlProps {
  url: string | null | undefined;
  isOn: boolean;
  onToggle: () => void;
}

/** Shows or hides the captions; absent without any. */
function CaptionControl({ url, isOn, onToggle }: CaptionControlProps) {
  if (!url) return null;
  return (
    <ControlButton label="字幕" isPressed={isOn} onPress={onToggle}>
      <Captions size={20} aria-hidden />
    </ControlButton>
  );
}
