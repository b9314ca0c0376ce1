import type { ShortVideoKind } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { readList } from '../../entities/read.ts';
import { parseCountedTag } from '../../entities/site/parseCountedTag.ts';
import { parseShortVideo } from '../../entities/site/parseShortVideo.ts';

const BIZ_TYPES: Record<ShortVideoKind, string> = { 'people-say': 'PEOPLE_SAY', moment: 'MICRO_CLASSROOM' };

/** Short videos of a kind, in the school's own order (HOME-08). */
export const pageShortVideos = defineEndpoint({
  id: 'shortVideo.page',
  method: 'POST',
  path: '/universityAdvertise/anyUser/microClassroom/page',
  isPersonal: true,
  isPathOurs: true,
  toPayload: (args: {
    tenantId: string;
    kind: ShortVideoKind;
    current: number;
    size: number;
    /** Null for all tags. */
    tagId: string | null;
  }) => ({
    current: args.current,
    size: args.size,
    model: {
      tenantId: args.tenantId,
      bizType: BIZ_TYPES[args.kind],
      tagId: args.tagId,
    },
    sort: 'sort',
    order: 'ascending',
  }),
  parse: (data) => parsePage(data, parseShortVideo),
});

/** Tags of the short videos of a kind (HOME-08). */
export const listShortVideoTags = defineEndpoint({
  id: 'shortVideo.tags',
  method: 'POST',
  path: '/universityAdvertise/anyUser/microClassroomTag/list',
  isPathOurs: true,
  toPayload: ({ tenantId, kind }: { tenantId: string; kind: ShortVideoKind }) => ({
    tenantId,
    bizType: BIZ_TYPES[kind],
  }),
  parse: (data) => readList(data, 'Short video tags', parseCountedTag),
});
