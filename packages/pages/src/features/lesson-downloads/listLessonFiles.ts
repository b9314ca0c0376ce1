import {
  CONTENT_KINDS,
  type ContentKind,
  type LessonContent,
  type LessonMaterial,
  parseUrl,
} from '@cloud-school/domain';

/** A file of a lesson that can be downloaded, at the school's address. */
export interface LessonFile {
  id: string;
  label: string;
  url: string;
  type: string;
  fileName: string | null;
}

/** Why a part of a lesson cannot be downloaded. */
export interface RefusedFile {
  label: string;
  reason: 'stream' | 'foreign';
}

export interface LessonFiles {
  files: LessonFile[];
  refused: RefusedFile[];
}

/** Where files may come from, and the quality that the student plays. */
export interface FileRules {
  /** The page's own origin and those of DOWNLOAD_HOSTS. */
  origins: readonly string[];
  /** Picks the source that is played. */
  pickVideo: (videos: LessonContent['videos']) => LessonContent['videos'][number] | null;
}

const STREAM = /\.(m3u8|mpd|flv)$/i;

const PICTURE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

const AUDIO_TYPES: Record<string, string> = {
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** What of a lesson can be downloaded: its video in one quality, its sound, captions, pictures and documents. */
export function listLessonFiles(kind: ContentKind, content: LessonContent, rules: FileRules): LessonFiles {
  const { player } = CONTENT_KINDS[kind];
  const video = player === 'video' ? rules.pickVideo(content.videos) : null;
  const audioUrl = player === 'audio' ? content.audioUrl : null;
  const captionsUrl = player === null ? null : content.captionsUrl;
  const wanted: LessonFile[] = [
    ...(video
      ? [{ id: 'video', label: `视频 ${video.quality}`, url: video.url, type: 'video/mp4', fileName: null }]
      : []),
    ...(audioUrl
      ? [
          {
            id: 'audio',
            label: '音频',
            url: audioUrl,
            type: AUDIO_TYPES[extensionOf(audioUrl)] ?? 'audio/mpeg',
            fileName: null,
          },
        ]
      : []),
    ...(captionsUrl
      ? [{ id: 'captions', label: '字幕', url: captionsUrl, type: 'text/vtt', fileName: null }]
      : []),
    ...(player === null
      ? content.materials.flatMap((material, index) => toMaterialFile(kind, material, index))
      : []),
  ];
  const refused = wanted.flatMap(({ label, url }): RefusedFile[] => {
    const reason = refuse(url, rules.origins);
    return reason ? [{ label, reason }] : [];
  });
  return { files: wanted.filter(({ url }) => refuse(url, rules.origins) === null), refused };
}

function refuse(url: string, origins: readonly string[]): RefusedFile['reason'] | null {
  const parsed = parseUrl(url, origins[0]);
  if (!parsed || !origins.includes(parsed.origin)) return 'foreign';
  return STREAM.test(parsed.pathname) ? 'stream' : null;
}

function toMaterialFile(kind: ContentKind, { name, url }: LessonMaterial, index: number): LessonFile[] {
  if (url === null) return [];
  const id = `material-${index}`;
  if (kind === 'image') {
    const type = PICTURE_TYPES[extensionOf(url)];
    return [{ id, label: name || `图 ${index + 1}`, url, type: type ?? 'image/png', fileName: null }];
  }
  const fileName = name || `文档 ${index + 1}`;
  // Another program opens it: here it is bytes alone.
  return [{ id, label: fileName, url, type: 'application/octet-stream', fileName }];
}

const extensionOf = (url: string): string => /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';

/** The address of a file without what a signature adds, whole. */
export const toSource = (url: string, origin: string): string => {
  const parsed = parseUrl(url, origin);
  return parsed ? parsed.origin + parsed.pathname : url;
};
