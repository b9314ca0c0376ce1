import { listShortVideoTags, pageShortVideos } from '@cloud-school/api-client';
import { getPersonId } from '../auth/requirePersonId.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord, readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import type { ShortVideoSeed } from '../seed/CommunitySeed.ts';
import { getLikes } from '../store/getLikes.ts';
import { countTags } from './countTags.ts';

export const SHORT_VIDEO_ROUTES: Route[] = [
  route(
    pageShortVideos,
    { example: { current: 1, size: 99, tagId: null, tenantId: '10001', kind: 'people-say' } },
    (call) => {
      const model = readRecord(call.payload, 'model');
      const bizType = readText(model, 'bizType');
      const tagId = readText(model, 'tagId');
      const tag = countVideoTags(call, bizType).find(({ id }) => id === tagId);
      const person = getPersonId(call);
      return toPage(
        listVideos(call, bizType)
          .filter((video) => tagId === '' || video.tag === tag?.name)
          .map((video) => toVideoRecord(call, video, person)),
        call.payload,
      );
    },
  ),
  route(listShortVideoTags, { example: { tenantId: '10001', kind: 'people-say' } }, (call) =>
    countVideoTags(call, readText(call.payload, 'bizType')),
  ),
];

const listVideos = (call: Call, bizType: string) =>
  requireSchool(call).shortVideos.filter((video) => video.bizType === bizType);

function countVideoTags(call: Call, bizType: string) {
  return countTags(
    bizType.toLowerCase(),
    listVideos(call, bizType).map(({ tag }) => tag),
  );
}

function toVideoRecord(call: Call, video: ShortVideoSeed, person: string) {
  const likes = getLikes(call, 'MICRO_CLASSROOM', video.id, person);
  return {
    id: video.id,
    title: video.title,
    description: video.description,
    pic: `/media/posters/${video.poster}.svg`,
    contentUrl: `/media/videos/${video.clip}.mp4`,
    duration: video.duration,
    author: video.author,
    authorAvatar: video.avatar && `/media/avatars/${video.avatar}.svg`,
    likeStatus: likes.isLiked ? 1 : 0,
    likeNum: video.likes + likes.count,
    relatedProductResultVOS: video.productIds.map((productId) => ({ productId })),
  };
}
