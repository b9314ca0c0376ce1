import { makeClassroom, makeMany, makeNews, makeQuestion } from '@cloud-school/domain/testing';
import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test } from 'vitest';
import { showSchool } from '../../packages/domain/src/testing/sampleSchool.ts';
import { loadSampleSchool } from './loadSampleSchool.ts';

const partner = {
  id: 'kingdee',
  name: '金蝶',
  title: '金蝶',
  theme: plainBrandTheme,
  tenantDomain: 'kingdee',
};

// Other tests share the makers.
afterEach(() => showSchool(null));

test('the sandbox has samples of each kind for a partner', async () => {
  const school = await loadSampleSchool(partner);
  const empty = Object.entries(school ?? {}).filter(([, entities]) => entities.length === 0);
  expect(school).not.toBeNull();
  expect(empty).toEqual([]);
});

test("samples have the partner's words, and keep their states, their gaps and what a story says", async () => {
  const [standard, standardQuestion] = [makeMany(makeClassroom, 15), makeQuestion('single')];
  showSchool(await loadSampleSchool(partner));
  expect(makeNews().title).toBe('智能财税应用师（中级）新大纲发布：增加数电票实操');
  expect(makeNews({ title: '另一条', coverUrl: null })).toMatchObject({ title: '另一条', coverUrl: null });
  const classrooms = makeMany(makeClassroom, 15);
  expect(classrooms.map(({ name }) => name)).not.toContain(standard[0]?.name);
  expect(classrooms.map((classroom) => ({ ...classroom, name: '' }))).toEqual(
    standard.map((classroom) => ({ ...classroom, name: '' })),
  );
  expect(makeQuestion('single').stemHtml).not.toBe(standardQuestion.stemHtml);
});

test('a brand without a school in the sandbox has the standard samples', async () => {
  expect(await loadSampleSchool({ ...partner, tenantDomain: 'nobody' })).toBeNull();
});
