import { expect, test } from 'vitest';
import { documentAddress } from './documentAddress.ts';

const viewer = 'https://docs.example.com/show?src={address}';

test('the address of the document is encoded into the address of the viewer', () => {
  expect(documentAddress(viewer, 'https://files.example.com/a b.pdf?v=1&w=2')).toBe(
    'https://docs.example.com/show?src=https%3A%2F%2Ffiles.example.com%2Fa%2520b.pdf%3Fv%3D1%26w%3D2',
  );
});

test.each(['/media/a.pdf', './media/a.pdf'])('a document of this site, %j, is shown', (address) => {
  expect(documentAddress(viewer, address)).toBe(viewer.replace('{address}', encodeURIComponent(address)));
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', '', 'java\nscript:alert(1)'])(
  '%j opens no frame',
  (address) => {
    expect(documentAddress(viewer, address)).toBeNull();
  },
);

test.each([undefined, '', 'https://docs.example.com/show'])('the viewer %j opens no frame', (address) => {
  expect(documentAddress(address, 'https://files.example.com/a.pdf')).toBeNull();
});
