import type { Question } from '../exam/Question.ts';

export type SampleKind =
  | 'activity'
  | 'activity-content'
  | 'activity-dynamic'
  | 'album-category'
  | 'album-material'
  | 'announcement'
  | 'banner'
  | 'business-school'
  | 'certificate'
  | 'certification-organization'
  | 'chapter'
  | 'class-detail'
  | 'classroom'
  | 'classroom-detail'
  | 'comment'
  | 'common-question'
  | 'coupon'
  | 'course'
  | 'course-detail'
  | 'course-review'
  | 'exam-detail'
  | 'highlight'
  | 'hot-major'
  | 'institution'
  | 'lesson-comment'
  | 'news'
  | 'note'
  | 'notice'
  | 'product'
  | 'review-tag'
  | 'school'
  | 'section'
  | 'short-video'
  | 'student-class'
  | 'study-question'
  | 'user';

/** Entities of a school, by kind; of questions those on review, which have their solution. */
export type SampleSchool = Readonly<Record<SampleKind, readonly object[]>> & {
  readonly questions: readonly Question[];
};

let school: SampleSchool | null = null;

/**
 * From now on makers give their samples the words and pictures of this school: Storybook calls it, before it loads a
 * story, with what the sandbox's school of a brand answers. Null is the standard school, as everywhere else.
 */
export function showSchool(next: SampleSchool | null): void {
  school = next;
}

/** The questions of the school that is shown. */
export const questionsInSchool = (): readonly Question[] => school?.questions ?? [];

/**
 * The fields in which a sample and the entity that gives its words must agree, where the school has such an entity: a video
 * gets the words of a video.
 */
const TRAITS = ['kind', 'isFaceToFace', 'isByTeacher'];

/**
 * A sample with these words and pictures of the school that is shown. What the sample leaves out stays out, and ids,
 * states, times and amounts stay those of the sample.
 */
export function inSchool<Sample extends object>(
  kind: SampleKind,
  words: readonly (keyof Sample)[],
  sample: Sample,
  index = 0,
): Sample {
  if (!school) return sample;
  const own = toFields(sample);
  const asked = words.map(String).filter((word) => isGiven(own[word]));
  const entities = school[kind].map(toFields);
  const alike = entities.filter((entity) =>
    TRAITS.every((trait) => own[trait] === undefined || own[trait] === entity[trait]),
  );
  const complete = alike.filter((entity) => asked.every((word) => isGiven(entity[word])));
  const choice = [complete, alike, entities].find(({ length }) => length > 0) ?? [];
  const shown = choice[index % choice.length] ?? {};
  const given = asked.filter((word) => isGiven(shown[word]));
  return { ...sample, ...Object.fromEntries(given.map((word) => [word, shown[word]])) };
}

const toFields = (entity: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(entity));

const isGiven = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
