import type {
  StoredAnswerLog,
  StoredAnswer,
  StoredComment,
  StoredEnrolment,
  StoredStudent,
} from '../store/Collections.ts';
import type { AlbumTabSeed } from './AlbumSeed.ts';
import type { ActivitySeed } from './ActivitySeed.ts';
import type { GraduationCertificateSeed, LevelCertificateSeed } from './CertificateSeed.ts';
import type { ReviewSeed, ShortVideoSeed } from './CommunitySeed.ts';
import type { CouponSeed, ProductCategorySeed, ProductSeed } from './ProductSeed.ts';
import type { MajorSeed } from './MajorSeed.ts';
import type { TestSeed } from './TestSeed.ts';

/** All a sandbox knows before anybody comes: what schools publish, and the first students with their history. */
export interface SandboxSeed {
  schools: SchoolSeed[];
  classes: ClassSeed[];
  activities: ActivitySeed[];
  tests: TestSeed[];
  students: StoredStudent[];
  enrolments: StoredEnrolment[];
  attempts: AttemptSeed[];
  comments: StoredComment[];
}

/** A school's public site, in the server's own field names. */
export interface SchoolSeed {
  tenantId: string;
  /** Leading part of the host name. */
  preDomain: string;
  info: Record<string, unknown>;
  business: Record<string, unknown>;
  /** Comma-separated, as the server keeps it. */
  businessLines: string;
  /** Codes the school gives to enterprises, six characters each. */
  invitationCodes: string[];
  visitorCount: number;
  /** Whom visitors may ask. */
  serviceContacts: Record<string, unknown>[];
  /** Degrees: where the maps service places everybody who looks. */
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
  /** A fuller sentence for the home ticker; the title where there is none. */
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
  /** Played over the words. */
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
  /** Milliseconds since 1970; null when not yet fixed. */
  trainingStart: number | null;
  trainingEnd: number | null;
  signUpTotal: number;
  classStudentTotal: number;
}

/** An attempt that was finished before the sandbox began. */
export interface AttemptSeed {
  log: StoredAnswerLog;
  answers: StoredAnswer[];
}
