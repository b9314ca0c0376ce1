import type { StartConcern } from '@cloud-school/engine';
import { fn } from 'storybook/test';
import { sampleConcerns } from './sampleConcerns.ts';

/** The check of a test that found the concerns of these kinds. */
export const makePreflightArgs = (...kinds: StartConcern['kind'][]) => ({
  exam: 'test' as const,
  concerns: kinds.map((kind) => sampleConcerns[kind]),
  isChecking: false,
  onStart: fn(),
  onTakeOver: fn(),
  onSignIn: fn(),
  onRecheck: fn(),
  onClose: fn(),
});
