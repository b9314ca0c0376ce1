import { expect, test } from 'vitest';
import { toAudioSource } from './toAudioSource.ts';

test.each(['/media/lessons/choking/audio.m4a', 'https://media.example.com/listen?id=7'])(
  '%s is sound',
  (address) => {
    expect(toAudioSource(address)).toEqual({ src: address, type: 'audio/mpeg' });
  },
);

test.each(['javascript:alert(1)', ' '])('%s is not played', (address) => {
  expect(toAudioSource(address)).toBeNull();
});
