import { describe, expect, it } from 'vitest';
import { styleMarks } from './styleMarks.ts';

describe('styleMarks', () => {
  it.each([
    ['text-align: center', { 'data-align': 'center' }],
    ['TEXT-ALIGN:RIGHT;', { 'data-align': 'right' }],
    ['font-weight: 700 !important; color: red', { 'data-weight': 'strong' }],
    ['text-decoration: underline; font-style: italic', { 'data-line': 'under', 'data-slant': 'italic' }],
    ['text-decoration-line: line-through', { 'data-line': 'through' }],
    ['text-indent: 2em', { 'data-indent': 'two' }],
  ])('keeps the meaning of %s', (style, kept) => {
    expect(styleMarks(style)).toEqual(kept);
  });

  it.each([
    '',
    ';;:;',
    'position: fixed; inset: 0; z-index: 9999',
    'background: url(https://evil.example/beacon)',
    'color: #fff; font-size: 0',
    'width: expression(alert(1))',
    'constructor: center; __proto__: center; text-align: constructor',
  ])('drops %s', (style) => {
    expect(styleMarks(style)).toEqual({});
  });
});
