import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseLessonContent } from './parseLessonContent.ts';

const page = (...pageData: unknown[]) => ({ classroomContent: JSON.stringify({ pageData }) });
const EMPTY = { videos: [], audioUrl: null, materials: [], captionsUrl: null };

describe('the content of a classroom', () => {
  it.each([
    [{ type: 'video', url: '/a.mp4' }],
    [{ componentName: 'VideoPlayer', data: { url: '/a.mp4' } }],
    [{ component: 'c-video', data: '{"url":"/a.mp4"}' }],
  ])('with the component %j is a video', (component) => {
    expect(parseLessonContent(page(null, { type: 'text' }, component)).videos).toEqual([
      { quality: '1080P', url: '/a.mp4' },
    ]);
  });

  it('may be audio', () => {
    expect(parseLessonContent(page({ type: 'AUDIO', url: 'https://a.example/a.m4a' }))).toEqual({
      ...EMPTY,
      audioUrl: 'https://a.example/a.m4a',
    });
  });

  it('has one source of each quality, by rising quality, in place of the video’s own address', () => {
    const transCodeVideoList = [
      { templateType: 'FHD', url: '/4.mp4' },
      { templateType: 'hd', url: '/3.mp4' },
      { templateType: 'LD', url: '/1.mp4' },
      { templateType: 'SD', url: 'javascript:alert(1)' },
      { templateType: 'HD', url: '/5.mp4' },
      null,
    ];
    const own = page({ type: 'video', url: '/0.mp4' });
    expect(parseLessonContent({ ...own, transCodeVideoList }).videos).toEqual([
      { quality: '360P', url: '/1.mp4' },
      { quality: '720P', url: '/3.mp4' },
      { quality: '1080P', url: '/4.mp4' },
    ]);
  });

  it('has files, articles and pictures with their summaries', () => {
    const materialRelations = [
      { materialResultVO: { id: 1, name: '评分表', storageUrl: '/a.pdf' } },
      { materialResultVO: { id: 2, name: '要点', content: '<p>六件事</p>' } },
      { materialResultVO: { storageUrl: '/b.svg' }, materialDescribe: '皮肤完整' },
      { materialResultVO: { id: 4, name: '坏', storageUrl: 'data:text/html,x' } },
      { materialResultVO: null },
      null,
    ];
    expect(parseLessonContent({ materialRelations }).materials).toEqual([
      { id: '1', name: '评分表', url: '/a.pdf', html: null, summary: null },
      { id: '2', name: '要点', url: null, html: '<p>六件事</p>', summary: null },
      { id: '/b.svg', name: '', url: '/b.svg', html: null, summary: '皮肤完整' },
      { id: '4', name: '坏', url: null, html: null, summary: null },
    ]);
  });

  it.each([
    [{ classroomContent: '{"pageData":' }],
    [{ classroomContent: '{"pageData":null}' }],
    [{ classroomContent: { pageData: [{ type: 'video', url: 'javascript:alert(1)' }] } }],
    [{ classroomContent: null, transCodeVideoList: 'x', materialRelations: {} }],
    [{}],
  ])('of %j is empty', (data) => {
    expect(parseLessonContent(data)).toEqual(EMPTY);
  });

  it('is a record', () => {
    expect(() => parseLessonContent(null)).toThrow(MalformedError);
  });
});
