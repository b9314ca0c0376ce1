import {
  addLike,
  listCourseReviewTags,
  listShortVideoTags,
  pageCourseReviews,
  pageShortVideos,
  removeLike,
} from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const make = () => createSandbox({ clock: { now: () => NOW } });
const all = { current: 1, size: 99, tagId: null };

describe('reviews', () => {
  test('are paged by two, the pinned one first, then newest first', async () => {
    const { client } = createVisitor(make());
    const first = await client.call(pageCourseReviews, {
      current: 1,
      size: 2,
      tagId: null,
    });
    expect(first.items.map(({ authorName }) => authorName)).toEqual(['沈雨薇', '何志远']);
    const { items, total } = await client.call(pageCourseReviews, { ...all });
    expect(first.pages).toBe(Math.ceil(total / 2));
    const times = items.slice(1).map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each(['10001', '10002'])('of school %s have tags whose counts match the lists', async (tenantId) => {
    const { client } = createVisitor(make(), tenantId);
    const tags = await client.call(listCourseReviewTags, {});
    expect(tags.length).toBeGreaterThan(1);
    for (const { id, count } of tags) {
      const page = await client.call(pageCourseReviews, { ...all, tagId: id });
      expect(page.total).toBe(count);
    }
    const none = await client.call(pageCourseReviews, { ...all, tagId: 'none' });
    expect(none.total).toBe(0);
  });
});

describe('short videos', () => {
  test.each(['people-say', 'moment'] as const)(
    'of %s have tags whose counts match the lists',
    async (kind) => {
      const { client } = createVisitor(make());
      const args = { ...all, tenantId: '10001', kind };
      for (const { id, count } of await client.call(listShortVideoTags, { tenantId: '10001', kind })) {
        expect((await client.call(pageShortVideos, { ...args, tagId: id })).total).toBe(count);
      }
      const { items } = await client.call(pageShortVideos, args);
      expect(items.every(({ videoUrl, coverUrl }) => videoUrl && coverUrl)).toBe(true);
    },
  );

  test('fill more than one page of 大家说, and less than one of 瞬间', async () => {
    const { client } = createVisitor(make());
    const totalOf = async (kind: 'people-say' | 'moment') =>
      (await client.call(pageShortVideos, { ...all, tenantId: '10001', kind })).total;
    expect(await totalOf('people-say')).toBeGreaterThan(16);
    expect(await totalOf('moment')).toBeLessThan(8);
  });
});

describe('a like', () => {
  test('of a visitor counts once, and can be removed by the same visitor', async () => {
    const { client } = createVisitor(make());
    const read = async () => {
      const [review] = (await client.call(pageCourseReviews, all)).items;
      return { id: review?.id ?? '', count: review?.likeCount, isLiked: review?.isLiked };
    };
    const before = await read();
    const like = { kind: 'review', id: before.id, personId: 'visitor-1' } as const;
    expect(before).toMatchObject({ count: 1286, isLiked: false });
    await client.call(addLike, like);
    await client.call(addLike, like);
    // The list names no visitor: their device knows what they like.
    expect(await read()).toMatchObject({ count: 1287, isLiked: false });
    await client.call(removeLike, { ...like, personId: 'visitor-2' });
    expect(await read()).toMatchObject({ count: 1287 });
    await client.call(removeLike, like);
    await client.call(removeLike, like);
    expect(await read()).toEqual(before);
  });

  test('of a student belongs to the student, whatever id the call has', async () => {
    const { client, signIn } = createVisitor(make());
    await signIn('u-shen');
    const args = { ...all, tenantId: '10001', kind: 'people-say' } as const;
    const [video] = (await client.call(pageShortVideos, args)).items;
    await client.call(addLike, { kind: 'short-video', id: video?.id ?? '', personId: 'somebody' });
    const [liked] = (await client.call(pageShortVideos, args)).items;
    expect(liked).toMatchObject({ isLiked: true, likeCount: (video?.likeCount ?? 0) + 1 });
  });

  test.each([
    [{ kind: 'review', id: 'none', personId: 'visitor-1' }, '内容不存在或已下架'],
    [{ kind: 'short-video', id: '83100', personId: 'visitor-1' }, '内容不存在或已下架'],
    [{ kind: 'review', id: '83100', personId: '' }, '请刷新页面后再点赞'],
  ] as const)('of %j is refused', async (like, message) => {
    await expect(createVisitor(make()).client.call(addLike, like)).rejects.toMatchObject({
      userMessage: message,
    });
  });

  test('of another school’s review is refused', async () => {
    const { client } = createVisitor(make(), '10002');
    await expect(
      client.call(addLike, { kind: 'review', id: '83100', personId: 'visitor-1' }),
    ).rejects.toMatchObject({ userMessage: '内容不存在或已下架' });
  });
});
