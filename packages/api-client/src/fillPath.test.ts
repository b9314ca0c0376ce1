import { expect, it } from 'vitest';
import { fillPath } from './fillPath.ts';

it('takes the values of a path out of the payload', () => {
  expect(fillPath('/a/{id}/b/{name}', { id: 7, name: '云/帆', open: 1 })).toEqual({
    path: '/a/7/b/%E4%BA%91%2F%E5%B8%86',
    rest: { open: 1 },
  });
});

it('leaves a path without names as it is', () => {
  const payload = { id: 7, nothing: null };
  expect(fillPath('/a/b', payload)).toEqual({ path: '/a/b', rest: payload });
});

it.each([{}, { id: null }, { id: '' }, { id: '..' }, { id: {} }])(
  'throws an error with the name that is missing in %j',
  (payload) => {
    expect(() => fillPath('/a/{id}', payload)).toThrow('/a/{id} needs a value for {id}');
  },
);
