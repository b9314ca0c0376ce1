import { defineEndpoint } from '../../endpoint.ts';
import { readList } from '../../entities/read.ts';
import { parseAnnouncement } from '../../entities/site/parseAnnouncement.ts';
import { parseBanner } from '../../entities/site/parseBanner.ts';

/** Slides of the home banner; one without a picture is left out (HOME-01). */
export const listBanners = defineEndpoint({
  id: 'home.banners',
  method: 'GET',
  path: '/universityAdvertise/anyUser/contentOperation/getMaterialPosterList',
  toPayload: ({ tenantId }: { tenantId: string }) => ({ tenantId }),
  parse: (data) => readList(data, 'Banners', parseBanner),
});

/** The banners for a signed-in user: the same call with the token. */
export const listStudentBanners = defineEndpoint({
  ...listBanners,
  id: 'home.studentBanners',
  needsToken: true,
});

/** News and notices between two times, each 'YYYY-MM-DD HH:mm:ss' in local time (HOME-02). */
export const listAnnouncements = defineEndpoint({
  id: 'home.announcements',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/discoverArticle/mergeCustomPage',
  toPayload: ({ startTime, endTime }: { startTime: string; endTime: string }) => ({ startTime, endTime }),
  parse: (data) => readList(data, 'Announcements', parseAnnouncement),
});
