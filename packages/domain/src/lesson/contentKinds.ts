import type { ExamKind } from '../exam/ExamKind.ts';
import { keysOf } from '../keysOf.ts';

/** Kinds of content of an activity, a course or a classroom page; `other` for every code that is not known. */
export type ContentKind =
  | 'video'
  | 'audio'
  | 'article'
  | 'document'
  | 'archive'
  | 'homework'
  | 'test'
  | 'image'
  | 'live'
  | 'face-to-face'
  | 'other-test'
  | 'other';

/** Where a kind opens: in the lesson viewer, an exam's start page, the face-to-face page, or only in the app. */
export type ContentPlace = 'viewer' | 'homework' | 'test' | 'offline-classroom' | 'app';

/** The players of lessons. */
export type PlayerKind = 'video' | 'audio';

interface ContentKindFacts {
  /** classroomType and dataType on the wire. */
  codes: readonly number[];
  label: string;
  /** Its word where an activity counts its contents; null for a kind that is not counted. */
  countedAs: string | null;
  opensIn: ContentPlace;
  /** What plays it; null for content without a length and a position. */
  player: PlayerKind | null;
  /** Has a state of a broadcast, and its own place on the wire. */
  isLive: boolean;
  /** The viewer only lists its files, each with a button that saves it. */
  isSavedOnly: boolean;
  /** The calls and words that it is taken with; null for content that is no exam. */
  exam: ExamKind | null;
}

const STUDIED = { opensIn: 'viewer', player: null, isLive: false, isSavedOnly: false, exam: null } as const;
const SAVED = { ...STUDIED, isSavedOnly: true } as const;

const FACTS = {
  video: { ...STUDIED, codes: [1], label: '视频', countedAs: '视频', player: 'video' },
  audio: { ...STUDIED, codes: [2], label: '音频', countedAs: '音频', player: 'audio' },
  article: { ...STUDIED, codes: [3], label: '文章', countedAs: '文章' },
  document: { ...STUDIED, codes: [4], label: '文档', countedAs: '文档' },
  archive: { ...SAVED, codes: [5], label: '压缩包', countedAs: '压缩包' },
  homework: {
    ...STUDIED,
    codes: [6],
    label: '作业',
    countedAs: '作业',
    opensIn: 'homework',
    exam: 'homework',
  },
  test: { ...STUDIED, codes: [7], label: '测试', countedAs: '测试', opensIn: 'test', exam: 'test' },
  // Pictures with the lecture's words: an activity counts them as its notes.
  image: { ...STUDIED, codes: [8], label: '图片', countedAs: '讲义' },
  // 19 is live on another platform.
  live: { ...STUDIED, codes: [10, 19], label: '直播', countedAs: '直播', opensIn: 'app', isLive: true },
  // A face-to-face lesson has itself as a content, which is not counted.
  'face-to-face': { ...STUDIED, codes: [11], label: '面授', countedAs: null, opensIn: 'offline-classroom' },
  // These look like tests and open as files.
  'other-test': { ...SAVED, codes: [20, 90, 91], label: '测试', countedAs: null },
  other: { ...SAVED, codes: [], label: '其他', countedAs: null },
} as const satisfies Record<ContentKind, ContentKindFacts>;

type Places = { [Kind in ContentKind]: (typeof FACTS)[Kind]['opensIn'] };

/** Everything that depends on a kind of content alone. A new kind starts with a row here. */
export const CONTENT_KINDS: {
  readonly [Kind in ContentKind]: Readonly<ContentKindFacts> & { readonly opensIn: Places[Kind] };
} = FACTS;

/** The kinds that the lesson viewer shows. */
export type ViewerKind = {
  [Kind in ContentKind]: Places[Kind] extends 'viewer' ? Kind : never;
}[ContentKind];

export const isViewerKind = (kind: ContentKind): kind is ViewerKind =>
  CONTENT_KINDS[kind].opensIn === 'viewer';

const kinds = keysOf(CONTENT_KINDS);

/** The kind of a code on the wire; 'other' for an unknown or a missing one. */
export const toContentKind = (code: number | null): ContentKind =>
  kinds.find((kind) => code !== null && CONTENT_KINDS[kind].codes.includes(code)) ?? 'other';

/** How many contents of each counted kind, in the order of the table; kinds without any are left out. */
export const countContents = (
  contents: readonly { kind: ContentKind }[],
): { label: string; count: number }[] =>
  kinds.flatMap((kind) => {
    const { countedAs } = CONTENT_KINDS[kind];
    const count = contents.filter((content) => content.kind === kind).length;
    return countedAs !== null && count > 0 ? [{ label: countedAs, count }] : [];
  });
