import type {
  StoredAnswerLog,
  StoredAnswer,
  StoredComment,
  StoredEnrolment,
  StoredStudent,
} from '../store/Collections.ts';
import type { ActivitySeed } from './ActivitySeed.ts';
import type { AlbumTabSeed } from './AlbumSeed.ts';
import type { GraduationCertificateSeed, LevelCertificateSeed } from './CertificateSeed.ts';
import type { ClassLearningSeed } from './ClassLearningSeed.ts';
import type { ReviewSeed, ShortVideoSeed } from './CommunitySeed.ts';
import type { CourseSeed } from './CourseSeed.ts';
import type { InteractionSeed } from './InteractionSeed.ts';
import type { LessonSeed } from './LessonSeed.ts';
import type { MajorSeed } from './MajorSeed.ts';
import type { CouponSeed, ProductCategorySeed, ProductSeed } from './ProductSeed.ts';
import type { TestSeed } from './TestSeed.ts';

/** The initial content of a sandbox: what schools publish, and students with their history. */
export interface SandboxSeed {
  /** Activities that move with the time, beside the others; default: none. */
  rollingActivities?: (now: number) => ActivitySeed[];
  schools: SchoolSeed[];
  classes: ClassSeed[];
  activities: ActivitySeed[];
  courses: CourseSeed[];
  lessons: LessonSeed[];
  classLearning: ClassLearningSeed[];
  tests: TestSeed[];
  students: StoredStudent[];
  enrolments: StoredEnrolment[];
  attempts: AttemptSeed[];
  comments: StoredComment[];
  interactions: InteractionSeed[];
}

/** A school's public site, with the field names of the wire. */
export interface SchoolSeed {
  tenantId: string;
  /** First label of the host name. */
  preDomain: string;
  info: Record<string, unknown>;
  business: Record<string, unknown>;
  /** Comma-separated, as on the wire. */
  businessLines: string;
  /** Codes that the school gives to enterprises, six characters each. */
  invitationCodes: string[];
  visitorCount: number;
  serviceContacts: Record<string, unknown>[];
  /** Degrees; the position that the maps service returns for every visitor. */
  visitorPosition: { lat: number; lng: number };
  banners: Record<string, unknown>[];
  notices: NoticeSeed[];
  news: NewsSeed[];
  reviews: ReviewSeed[];
  /** In the school's own order. */
  shortVideos: ShortVideoSeed[];
  albums: AlbumTabSeed[];
  levelCertificates: LevelCertificateSeed[];
  graduationCertificates: GraduationCertificateSeed[];
  productCategories: ProductCategorySeed[];
  /** In the order the school recommends them. */
  products: ProductSeed[];
  coupons: CouponSeed[];
  majors: MajorSeed[];
}

export interface NoticeSeed {
  id: string;
  title: string;
  /** Text of the home ticker; default: the title. */
  tickerTitle?: string;
  writerName: string;
  content: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface NewsSeed {
  id: string;
  title: string;
  cover: string | null;
  introduction: string | null;
  content: string;
  sources: string;
  categoryId: string;
  categoryName: string;
  /** Null for an article. */
  videoUrl: string | null;
  productIds: string[];
  /** Milliseconds since 1970. */
  publishedAt: number;
}

export interface ClassSeed {
  classId: string;
  tenantId: string;
  schoolId: string;
  className: string;
  productName: string;
  classPeriodName: string;
  teacherName: string;
  teacherAvatar: string;
  cover: string | null;
  /** 0 while the class exists but has not opened. */
  teachingClassStatus: 0 | 1;
  /** Milliseconds since 1970; null when not scheduled yet. */
  trainingStart: number | null;
  trainingEnd: number | null;
  signUpTotal: number;
  classStudentTotal: number;
}

/** An attempt that was finished before the start of the sandbox. */
export interface AttemptSeed {
  log: StoredAnswerLog;
  answers: StoredAnswer[];
}
