import type { Resolver } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { lazyResolver } from './lazyResolver.ts';

interface Fields {
  name: string;
}

const options = { fields: {}, shouldUseNativeValidation: false };
const accept: Resolver<Fields, string> = (values, context) => ({
  values: { name: `${values.name} (${context})` },
  errors: {},
});

test('validates with the loaded rules', async () => {
  const { resolver } = lazyResolver<Fields, string>(async () => accept);
  const result = await resolver({ name: '林静怡' }, 'sms', options);
  expect(result.values).toEqual({ name: '林静怡 (sms)' });
});

test('a failed preload is silent, a failed validation rejects, and the next one tries again', async () => {
  const load = vi
    .fn<() => Promise<Resolver<Fields, string>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(accept);
  const { resolver, preload } = lazyResolver(load);
  preload();
  await expect(async () => resolver({ name: '' }, 'sms', options)).rejects.toThrow('offline');
  await expect(resolver({ name: '' }, 'sms', options)).resolves.toHaveProperty('errors', {});
});
