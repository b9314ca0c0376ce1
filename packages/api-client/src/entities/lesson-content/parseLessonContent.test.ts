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

  it('may be audio beside a video', () => {
    const { videos, audioUrl } = parseLessonContent(
      page({ type: 'video', url: '/a.mp4' }, { type: 'audio', data: { url: '/a.m4a' } }),
    );
    expect(videos).toEqual([{ quality: '1080P', url: '/a.mp4' }]);
    expect(audioUrl).toBe('/a.m4a');
  });

  it.each([
    [{ captionsUrl: '/a.vtt', ...page({ type: 'video', captionsUrl: '/b.vtt' }) }, '/a.vtt'],
    [{ captionsUrl: 'javascript:alert(1)', ...page({ type: 'video', captionsUrl: '/b.vtt' }) }, '/b.vtt'],
    [page({ type: 'video', data: { captionsUrl: '/b.vtt' } }), '/b.vtt'],
    [page({ type: 'audio', captionsUrl: '/b.vtt' }), null],
  ])('of %j has the captions %j', (data, captionsUrl) => {
    expect(parseLessonContent(data).captionsUrl).toBe(captionsUrl);
  });

  const transCodeVideoList = [{ templateType: 'SD', url: '/2.mp4' }, { url: '/4.mp4' }];
  it.each([
    ['the record', { ...page({ type: 'video' }), transCodeVideoList }],
    ['the layout', { classroomContent: { transCodeVideoList } }],
    ['the component', page({ type: 'video', transCodeVideoList })],
    ['the data of the component', page({ type: 'video', data: { transCodeVideoList } })],
  ])('takes the qualities of a video from %s; one without a name is the best', (_, data) => {
    expect(parseLessonContent(data).videos).toEqual([
      { quality: '480P', url: '/2.mp4' },
      { quality: '1080P', url: '/4.mp4' },
    ]);
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
    const low = [{ templateType: 'LD', url: '/1.mp4' }];
    expect(parseLessonContent({ ...own, transCodeVideoList: low }).videos).toEqual([
      { quality: '360P', url: '/1.mp4' },
    ]);
  });

  it('has files, articles and pictures with their summaries', () => {
    const materialRelations = [
      { materialResultVO: { id: 1, name: '评分表', storageUrl: '/a.pdf' } },
      { materialResultVO: { id: 2, name: '要点', content: '<p>六件事</p>' } },
      { materialResultVO: { storageUrl: '/b.svg' }, materialDescribe: '皮肤完整' },
      { materialResultVO: { id: 4, name: '坏', storageUrl: 'data:text/html,x' } },
      { id: 5, materialResultVO: { materialName: '目录' } },
      { materialResultVO: { content: '<p>没有编号</p>' } },
      { materialDescribe: '只有说明' },
      { materialResultVO: null },
      null,
    ];
    const layout = { materialRelations: [{ materialResultVO: { id: 8, storageUrl: '/c.pdf' } }] };
    expect(parseLessonContent({ materialRelations, classroomContent: layout }).materials).toEqual([
      { id: '1', name: '评分表', url: '/a.pdf', html: null, summary: null },
      { id: '2', name: '要点', url: null, html: '<p>六件事</p>', summary: null },
      { id: '/b.svg', name: '', url: '/b.svg', html: null, summary: '皮肤完整' },
      { id: '4', name: '坏', url: null, html: null, summary: null },
      { id: '5', name: '目录', url: null, html: null, summary: null },
      { id: '<p>没有编号</p>', name: '', url: null, html: '<p>没有编号</p>', summary: null },
      { id: '', name: '', url: null, html: null, summary: '只有说明' },
      { id: '8', name: '', url: '/c.pdf', html: null, summary: null },
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
