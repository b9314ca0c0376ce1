import { listShortVideoTags, pageShortVideos } from '@cloud-school/api-client';
import { readRecord, readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { likesOf, personOf } from '../people/likes.ts';
import { requireSchool } from '../people/requireSchool.ts';
import type { ShortVideoSeed } from '../seed/CommunitySeed.ts';
import { tagsOf } from '../seed/tagsOf.ts';

export const SHORT_VIDEO_ROUTES: Route[] = [
  route(pageShortVideos, (call) => {
    const model = readRecord(call.payload, 'model');
    const bizType = readText(model, 'bizType');
    const tagId = readText(model, 'tagId');
    const tag = tagsOfVideos(call, bizType).find(({ id }) => id === tagId);
    const person = personOf(call, readText(model, 'userId'));
    return toPage(
      videosOf(call, bizType)
        .filter((video) => tagId === '' || video.tag === tag?.name)
        .map((video) => toVideoRecord(call, video, person)),
      call.payload,
    );
  }),
  route(listShortVideoTags, (call) => tagsOfVideos(call, readText(call.payload, 'bizType'))),
];

const videosOf = (call: Call, bizType: string) =>
  requireSchool(call).shortVideos.filter((video) => video.bizType === bizType);

function tagsOfVideos(call: Call, bizType: string) {
  return tagsOf(
    bizType.toLowerCase(),
    videosOf(call, bizType).map(({ tag }) => tag),
  );
}

function toVideoRecord(call: Call, video: ShortVideoSeed, person: string) {
  const likes = likesOf(call, 'MICRO_CLASSROOM', video.id, person);
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
