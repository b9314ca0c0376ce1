import { expect, it } from 'vitest';
import { readAddress, readPicture } from './read.ts';

it.each([
  ['//cdn.example.com/a b#1.mp4', 'https://cdn.example.com/a%20b%231.mp4'],
  ['./media/课件 1.pdf', './media/课件%201.pdf'],
  ['javascript:alert(1)', null],
  ['a.mp4', null],
  ['', null],
  [7, null],
  [{ url: 'https://a.example' }, null],
])('of %j is the address %j', (sent, address) => {
  expect(readAddress(sent)).toBe(address);
});

it.each([
  ['https://cdn.example.com/证书/沈 雨薇#2.png', 'https://cdn.example.com/证书/沈%20雨薇%232.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['', null],
  [null, null],
])('of %j is the picture %j', (sent, address) => {
  expect(readPicture(sent)).toBe(address);
});
