import { makeHotMajor, makeProduct, makeStudentClass } from '@cloud-school/domain/testing';

/** Properties of each element for its story, its page of documents and the tests. */
export const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'product-card': { product: makeProduct() },
  'class-card': { studentClass: makeStudentClass(), today: '2026-11-21' },
  'major-card': { major: makeHotMajor(), to: '/majors/1' },
};
