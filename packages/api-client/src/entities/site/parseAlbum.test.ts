import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseAlbumCategory, parseAlbumMaterial, parseAlbumTab } from './parseAlbum.ts';

describe('an album', () => {
  it('maps the wire’s fields', () => {
    expect(parseAlbumTab({ categoryTabKey: 'CAMPUS', name: '校园与课堂' })).toEqual({
      key: 'CAMPUS',
      name: '校园与课堂',
    });
    const category = { id: 7101, categoryName: '校园环境', picNum: '7', videoNum: 1, seq: '1', count: '8' };
    expect(parseAlbumCategory(category)).toEqual({
      id: '7101',
      name: '校园环境',
      pictureCount: 7,
      videoCount: 1,
      seq: 1,
      count: 8,
    });
    expect(parseAlbumCategory({ ...category, count: null, seq: '' })).toMatchObject({ count: 8, seq: null });
    expect(() => parseAlbumCategory({ ...category, categoryName: ' ' })).toThrow(MalformedError);
    expect(() => parseAlbumTab({ name: '校园' })).toThrow(MalformedError);
  });

  it('has no negative counts', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (picNum, count) => {
        const category = parseAlbumCategory({ id: 1, categoryName: '校园', picNum, count });
        expect(Math.min(category.pictureCount, category.count)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('an album material', () => {
  const picture = { id: 710101, type: { code: 'PIC' }, pic: '/a.svg', video: null, name: '三号楼' };

  it('is a picture', () => {
    const material = { ...picture, introduce: '桂花开了', materialCategoryName: '校园环境', thumbed: 1 };
    expect(parseAlbumMaterial(material)).toEqual({
      id: '710101',
      kind: 'picture',
      pictureUrl: '/a.svg',
      videoUrl: null,
      name: '三号楼',
      introduction: '桂花开了',
      categoryName: '校园环境',
      isLiked: true,
    });
  });

  it.each([
    [{ code: 'VIDEO' }, '/a.mp4', 'video'],
    ['VIDEO', '/a.mp4', 'video'],
    [{ code: 'VIDEO' }, '', 'picture'],
    [{ code: 'GIF' }, '/a.mp4', 'picture'],
    [null, null, 'picture'],
  ])('of type %j with the video %j is shown as a %s', (type, video, kind) => {
    expect(parseAlbumMaterial({ ...picture, type, video }).kind).toBe(kind);
  });

  it('needs only an id', () => {
    expect(parseAlbumMaterial({ id: 1 })).toMatchObject({ pictureUrl: null, name: '', isLiked: false });
    expect(() => parseAlbumMaterial({ ...picture, id: null })).toThrow(MalformedError);
  });
});
