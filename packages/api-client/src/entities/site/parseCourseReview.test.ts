import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseCountedTag } from './parseCountedTag.ts';
import { parseCourseReview } from './parseCourseReview.ts';
import { parseShortVideo } from './parseShortVideo.ts';

describe('a review', () => {
  it('is read with its training, files and the school’s reply', () => {
    const fileList = JSON.stringify([
      { url: '/media/a.svg', type: { code: 'PIC' } },
      { url: '/media/b', type: 'VIDEO', pic: '/media/b.svg' },
      '/media/c.mp4',
      { url: '/media/d', type: { code: 'VIDEO', desc: '视频' } },
      {},
    ]);
    expect(
      parseCourseReview({
        id: 7,
        commentAuthorName: '沈雨薇',
        commentAuthorPic: '',
        commentContent: '实训课很扎实',
        fileList,
        product: { varietyName: '养老护理员（三级）' },
        createdTime: '2026-11-12 19:20:00',
        browseCount: '8402',
        thumbsCount: 1286,
        thumbed: '1',
        schoolComment: { commentContent: '谢谢' },
      }),
    ).toEqual({
      id: '7',
      authorName: '沈雨薇',
      authorAvatarUrl: null,
      content: '实训课很扎实',
      files: [
        { kind: 'picture', url: '/media/a.svg', posterUrl: null },
        { kind: 'video', url: '/media/b', posterUrl: '/media/b.svg' },
        { kind: 'video', url: '/media/c.mp4', posterUrl: null },
        { kind: 'video', url: '/media/d', posterUrl: null },
      ],
      productName: '养老护理员（三级）',
      createdAt: '2026-11-12 19:20:00',
      browseCount: 8402,
      likeCount: 1286,
      isLiked: true,
      schoolReply: '谢谢',
    });
  });

  it('needs an id or a text', () => {
    expect(parseCourseReview({ id: '7', product: null, schoolComment: 'x', fileList: '{' })).toMatchObject({
      authorName: '学员',
      content: '',
      files: [],
      productName: null,
      likeCount: 0,
      isLiked: false,
      schoolReply: null,
    });
    expect(parseCourseReview({ commentContent: '好' })).toMatchObject({ id: null, content: '好' });
    expect(() => parseCourseReview({ commentAuthorName: '沈雨薇' })).toThrow(MalformedError);
  });

  it('of any shape is read or malformed', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (fileList, product, schoolComment) => {
        const { files } = parseCourseReview({ id: 1, fileList, product, schoolComment });
        expect(files.every(({ url }) => url.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('a short video', () => {
  it.each([
    [0, false],
    ['1', true],
    [null, false],
  ])('with likeStatus %j is liked: %j', (likeStatus, isLiked) => {
    const record = { id: 3, title: '叩背', likeStatus, likeNum: '2451', contentUrl: '/media/v.mp4' };
    expect(parseShortVideo(record)).toMatchObject({ isLiked, likeCount: 2451, videoUrl: '/media/v.mp4' });
  });

  it.each([
    [
      [{ productId: 11 }, { productId: '12' }, {}, null],
      ['11', '12'],
    ],
    ['[{"productId":"11","id":"1"}]', ['11']],
    [null, []],
  ])('has the trainings of %j', (relatedProductResultVOS, productIds) => {
    expect(parseShortVideo({ id: 3, title: '叩背', relatedProductResultVOS }).productIds).toEqual(productIds);
  });

  it('needs an id and a title', () => {
    expect(() => parseShortVideo({ id: 3 })).toThrow(MalformedError);
  });
});

it('a tag has a name in either field, and a count if there is one', () => {
  expect(parseCountedTag({ id: 1, name: '老师耐心', count: '148' })).toEqual({
    id: '1',
    name: '老师耐心',
    count: 148,
  });
  expect(parseCountedTag({ id: 1, tagName: '老师耐心' })).toMatchObject({ name: '老师耐心', count: null });
  expect(() => parseCountedTag({ id: 1 })).toThrow(MalformedError);
});
