import type { LessonMaterial } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { hasFiles } from './hasFiles.ts';

const NOTHING = { videos: [], audioUrl: null, materials: [], captionsUrl: null };
const material: LessonMaterial = { id: '1', name: '口诀卡', url: '/a.zip', html: null, summary: null };

test('a lesson with a file can be downloaded, an archive saves its own', () => {
  const content = { ...NOTHING, materials: [material] };
  expect(hasFiles('document', content)).toBe(true);
  expect(hasFiles('archive', content)).toBe(false);
  expect(hasFiles('document', NOTHING)).toBe(false);
});
