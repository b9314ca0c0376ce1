import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { readList } from '../../entities/read.ts';
import { parseContentOperation } from '../../entities/site/parseContentOperation.ts';
import { parseCountedTag } from '../../entities/site/parseCountedTag.ts';

const PATH = '/universityAdvertise/anyUser/contentOperation';

interface ContentPage {
  tenantId: string;
  current: number;
  size: number;
  /** Null for all tags. */
  tagId?: string | null;
}

/** What the school's operators publish, page by page. The fields of the model are ours. */
export const pageContentOperations = defineEndpoint({
  id: 'contentOperation.page',
  method: 'POST',
  path: `${PATH}/page`,
  toPayload: ({ tenantId, current, size, tagId = null }: ContentPage) => ({
    current,
    size,
    model: { tenantId, tagId },
  }),
  parse: (data) => parsePage(data, parseContentOperation),
});

/** Tags of the published content. */
export const listContentTags = defineEndpoint({
  id: 'contentOperation.tags',
  method: 'GET',
  path: `${PATH}/getTagList`,
  toPayload: () => ({}),
  parse: (data) => readList(data, 'Content tags', parseCountedTag),
});

/** One piece of published content; null when the school has none with this id. */
export const getContentOperation = defineEndpoint({
  id: 'contentOperation.basic',
  method: 'GET',
  path: `${PATH}/getOperationBasic/{id}`,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: (data) => (data === null || data === undefined ? null : parseContentOperation(data)),
});
