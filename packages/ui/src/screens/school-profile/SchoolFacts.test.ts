import { makeSchool } from '@cloud-school/domain/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ready } from '../../primitives/block/Loadable.ts';
import { SchoolFacts } from './SchoolFacts.tsx';

const school = makeSchool({
  typeName: '民办职业培训学校',
  crowd: '社会人员',
  websiteUrl: 'https://www.yunfan.example',
  contactMobile: '0571-88326610',
});
const factsOf = (phone: string | null) =>
  renderToStaticMarkup(createElement(SchoolFacts, { school: ready(school), phone }))
    .split('<li')
    .slice(1)
    .map((row) => row.replaceAll(/^[^>]*>|<[^>]*>/g, ''));

test('the type, the crowd, the website and the phone each have their label (SCHOOL-01)', () => {
  expect(factsOf(null)).toEqual([
    '学校类型民办职业培训学校',
    '招生对象社会人员',
    '学校官网www.yunfan.example',
    '联系电话0571-88326610',
  ]);
});

test('the phone of the business side goes before the school’s own', () => {
  expect(factsOf('400-820-6610').at(-1)).toBe('联系电话400-820-6610');
});
