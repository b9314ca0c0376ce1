// Written by `pnpm write elements` from src/specs.
import type { LessonPlayerPartProps } from '../../parts/LessonPlayerPart.tsx';
import type { AudioPlayerPartProps } from '../../parts/AudioPlayerPart.tsx';
import type { LessonEndCardProps } from '@cloud-school/ui';
import type { VideoPartProps } from '../../parts/VideoPart.tsx';
import type { Argument, CsNavigate, CsRetry, Handle, RequestEvent } from '../../elementTypes.ts';

/** 课程播放器 */
export interface CsLessonPlayer extends HTMLElement {
  /** 名称 */
  label: LessonPlayerPartProps['label'] | undefined;
  /** 视频：quality、url，从低到高 */
  sources: LessonPlayerPartProps['sources'] | undefined;
  /** 封面图的地址 */
  posterUrl: LessonPlayerPartProps['posterUrl'] | undefined;
  /** WebVTT 字幕的地址 */
  captionsUrl: LessonPlayerPartProps['captionsUrl'] | undefined;
  /** 章节从哪里开始，毫秒 */
  chapterMarksMs: LessonPlayerPartProps['chapterMarksMs'] | undefined;
  /** 从哪里开始，毫秒 */
  startAtMs: LessonPlayerPartProps['startAtMs'] | undefined;
  /** 尽快播放 */
  autoPlay: LessonPlayerPartProps['autoPlay'] | undefined;
  /** 上次的倍速、清晰度、字幕和音量 */
  initialSettings: LessonPlayerPartProps['initialSettings'] | undefined;
  /** 要显示的按钮，空格隔开：next */
  offers: string | undefined;
  /** 跳到某处，毫秒 */
  seekTo: Handle<LessonPlayerPartProps>['seekTo'];
}
export interface CsLessonPlayerEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-settings': CustomEvent<{ settings: Argument<LessonPlayerPartProps['onSettingsChange'], 0> }>;
  'cs-media': CustomEvent<{ event: Argument<LessonPlayerPartProps['onMedia'], 0> }>;
  'cs-next': CustomEvent<Record<string, never>>;
  'cs-renew': RequestEvent<Record<string, never>, LessonPlayerPartProps['onRenew']>;
}

/** 音频 */
export interface CsAudioPlayer extends HTMLElement {
  /** 名称 */
  label: AudioPlayerPartProps['label'] | undefined;
  /** 音频的地址 */
  src: AudioPlayerPartProps['src'] | undefined;
  /** 封面图的地址 */
  coverUrl: AudioPlayerPartProps['coverUrl'] | undefined;
  /** 从哪里开始，毫秒 */
  startAtMs: AudioPlayerPartProps['startAtMs'] | undefined;
  /** 尽快播放 */
  autoPlay: AudioPlayerPartProps['autoPlay'] | undefined;
  /** 上次的倍速、清晰度、字幕和音量 */
  initialSettings: AudioPlayerPartProps['initialSettings'] | undefined;
  /** 跳到某处，毫秒 */
  seekTo: Handle<AudioPlayerPartProps>['seekTo'];
}
export interface CsAudioPlayerEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-settings': CustomEvent<{ settings: Argument<AudioPlayerPartProps['onSettingsChange'], 0> }>;
  'cs-media': CustomEvent<{ event: Argument<AudioPlayerPartProps['onMedia'], 0> }>;
  'cs-renew': RequestEvent<Record<string, never>, AudioPlayerPartProps['onRenew']>;
}

/** 学完一节 */
export interface CsLessonEnd extends HTMLElement {
  /** 学完的情况 */
  end: LessonEndCardProps['end'] | undefined;
}
export interface CsLessonEndEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
  'cs-next': CustomEvent<Record<string, never>>;
  'cs-again': CustomEvent<Record<string, never>>;
  'cs-close': CustomEvent<Record<string, never>>;
  'cs-back': CustomEvent<Record<string, never>>;
}

/** 视频 */
export interface CsVideo extends HTMLElement {
  /** 名称 */
  label: VideoPartProps['label'] | undefined;
  /** 视频的地址，MP4 或 HLS */
  src: VideoPartProps['src'] | undefined;
  /** 封面图的地址 */
  posterUrl: VideoPartProps['posterUrl'] | undefined;
  /** 16/9、3/4 或 9/16 */
  ratio: VideoPartProps['ratio'] | undefined;
  /** 马上播放 */
  autoPlay: VideoPartProps['autoPlay'] | undefined;
}
export interface CsVideoEvents {
  'cs-navigate': CsNavigate;
  'cs-retry': CsRetry;
}
