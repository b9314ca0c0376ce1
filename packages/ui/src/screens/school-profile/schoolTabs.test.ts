import { makeSchoolProfile } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { type SchoolTab, tabAt, tabsWithData } from './schoolTabs.ts';

const all: SchoolTab[] = ['overview', 'districts', 'points', 'organizations'];
const nothing = {
  institution: null,
  serviceAttributes: [],
  certificateAttributes: [],
  districts: [],
  servicePoints: [],
  organizations: [],
};

test.each([
  [{}, true, all],
  [{ districts: [] }, true, ['overview', 'points', 'organizations']],
  [{ institution: null }, true, all],
  [{ serviceAttributes: [], certificateAttributes: [] }, true, all],
  // A school without training hides its institution, so the institution alone makes no tab.
  [{ serviceAttributes: [], certificateAttributes: [] }, false, ['districts', 'points', 'organizations']],
  [nothing, true, []],
])('%j, training %s: %j', (overrides, hasTraining, tabs) => {
  expect(tabsWithData(makeSchoolProfile(overrides), hasTraining)).toEqual(tabs);
});

test.each([
  [null, all, 'overview'],
  [0, all, 'overview'],
  [2, all, 'points'],
  [3, all, 'organizations'],
  [4, all, 'overview'],
  [-1, all, 'overview'],
  [0.5, all, 'overview'],
  // An index means the same tab whichever others have data.
  [2, ['districts', 'points'] as SchoolTab[], 'points'],
  [0, ['districts', 'points'] as SchoolTab[], 'districts'],
  [0, [], undefined],
])('index %s among %j is %s', (index, tabs, tab) => {
  expect(tabAt(index, tabs)).toBe(tab);
});
