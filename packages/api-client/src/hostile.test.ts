import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { getPaper } from './endpoints/exam/examTest.ts';
import { ApiError } from './errors/ApiError.ts';
import { MalformedError } from './errors/MalformedError.ts';
import { createRecordingClient } from './testing/createRecordingClient.ts';
import { findFieldNames } from './testing/findFieldNames.ts';

/** The names that parsers read, by endpoint. */
const namesById = new Map(catalogue.map(({ id, parse }) => [id, findFieldNames(parse)]));
const allNames = [...new Set([...namesById.values()].flat())];

/** Trees that look like responses, with these field names and any others of the server in wrong positions. */
function makeTrees(names: readonly string[]): fc.Arbitrary<unknown> {
  const fields = [...names, '1', '4', '6', '__proto__', 'constructor'];
  const name = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fields) }, fc.constantFrom(...allNames));
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.oneof(
        fc.constantFrom(
          null,
          undefined,
          '',
          '[',
          '{"a":1}',
          '["A"]',
          '2026-11-20 10:30:00',
          -1,
          0,
          1,
          2,
          1e20,
        ),
        fc.string(),
        fc.double(),
        fc.boolean(),
      ),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(name, tie('tree'), { maxKeys: 8 }),
    ),
  }));
  return tree;
}

it('the names that a parser reads are found, those behind others too', () => {
  expect(namesById.get('tenant.byPreDomain')).toContain('id');
  expect(namesById.get('timetable.activities')).toEqual(expect.arrayContaining(['dateKey', 'optionData']));
  expect(allNames.length).toBeGreaterThan(300);
});

describe('hostile data', () => {
  it.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s reads a value or throws a MalformedError',
    (id, { parse }) => {
      const tree = makeTrees(namesById.get(id) ?? []);
      const outcome = (data: unknown): unknown => {
        try {
          parse(data);
          return null;
        } catch (error) {
          return error instanceof MalformedError ? null : error;
        }
      };
      fc.assert(
        fc.property(fc.oneof(fc.anything(), tree), (data) => {
          expect(outcome(data)).toBeNull();
        }),
      );
    },
  );

  it('as the whole body resolves to a value or rejects with an ApiError', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      makeTrees(namesById.get('test.paper') ?? []).map((data) => JSON.stringify({ code: 0, data })),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { client } = createRecordingClient(new Response(body));
        const error = await client.call(getPaper, { workId: '1' }).catch((caught: unknown) => caught);
        expect(error instanceof Error && !(error instanceof ApiError)).toBe(false);
      }),
    );
  });

  it('changes no prototype', () => {
    const data: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"questionResultVOMap":{"__proto__":[{"id":1}]}}',
    );
    for (const { parse } of catalogue) {
      try {
        parse(data);
      } catch {
        // Most parsers reject it; only the prototypes matter here.
      }
    }
    expect('polluted' in {}).toBe(false);
  });

  it('in a stem does not block the page', () => {
    const trunk = '<'.repeat(200_000) + '_'.repeat(200_000);
    const questionResultVOMap = { 4: [{ id: 1, trunk }] };
    expect(getPaper.parse({ questionResultVOMap }).groups[0]?.questions[0]?.blankCount).toBe(1);
  });
});
