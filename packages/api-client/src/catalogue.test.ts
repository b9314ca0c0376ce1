import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

it('has ids of resource and action, each once', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]\w+\.[a-z]\w+$/i.test(id))).toEqual([]);
});

it.each(catalogue.map(({ id, path }) => [id, path]))('%s has a path below the base', (_, path) => {
  expect(path).toMatch(/^(\/[A-Za-z{}]+)+$/);
  expect(path).not.toMatch(/^\/api\//);
});

it('only these endpoints share a path with another one', () => {
  const keys = catalogue.map(({ method, path }) => method + path);
  const shared = catalogue.filter((_, index) => keys.filter((key) => key === keys[index]).length > 1);
  expect(shared.map(({ id }) => id).toSorted()).toEqual([
    'home.banners',
    'home.studentBanners',
    'login.byPassword',
    'login.bySms',
    'registration.bySms',
    'school.business',
    'school.details',
  ]);
});

it('a call that brings answers of an exam must succeed, and its failure is reported', () => {
  const calls = catalogue.filter(({ path }) => /student(Test|Homework)|xskt/.test(path));
  const others = calls.filter(({ needsSuccess, reportedAs }) => !needsSuccess || !reportedAs);
  const withAnswers = others.filter(
    ({ id }) => !/\.(detail|logs|paper|review|start|reportRemainingTime)$/.test(id),
  );
  expect(withAnswers.map(({ id }) => id)).toEqual([]);
});
