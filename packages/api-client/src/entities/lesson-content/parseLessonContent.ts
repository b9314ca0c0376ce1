import {
  type LessonContent,
  type LessonMaterial,
  VIDEO_QUALITIES,
  type VideoQuality,
  type VideoSource,
} from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import {
  asRecord,
  jsonList,
  jsonValue,
  optionalRecord,
  optionalText,
  readAddress,
  readItems,
  type WireRecord,
} from '../read.ts';

/** templateType; any other one is 1080P (VIEW-02). */
const QUALITIES: Readonly<Record<string, VideoQuality>> = { LD: '360P', SD: '480P', HD: '720P' };

/**
 * Reads what a classroom shows. `classroomContent` is the school's page layout as JSON; of its components, video and
 * audio count. The qualities of a video replace its own address, which is one of them.
 */
export function parseLessonContent(data: unknown): LessonContent {
  const record = asRecord(data, 'Lesson content');
  const layout = optionalRecord(jsonValue(record.classroomContent));
  const components = jsonList(layout.pageData).map(readComponent);
  const video = components.find(({ kind }) => kind === 'video');
  const transcoded = [record.transCodeVideoList, layout.transCodeVideoList, video?.fields.transCodeVideoList];
  const sources = transcoded.flatMap((list) => readItems(jsonList(list), parseSource));
  if (video?.url && sources.length === 0) sources.push({ quality: '1080P', url: video.url });
  return {
    videos: sortByQuality(sources),
    audioUrl: components.find(({ kind }) => kind === 'audio')?.url ?? null,
    materials: readItems(
      [...jsonList(record.materialRelations), ...jsonList(layout.materialRelations)],
      parseMaterial,
    ),
    captionsUrl: readAddress(record.captionsUrl) ?? readAddress(video?.fields.captionsUrl),
  };
}

interface Component {
  kind: 'video' | 'audio' | null;
  url: string | null;
  fields: WireRecord;
}

/** A component has its fields at its top or in `data`, and its type in one of several fields. */
function readComponent(item: unknown): Component {
  const outer = optionalRecord(item);
  const inner = optionalRecord(jsonValue(outer.data));
  const fields: WireRecord = { ...inner, ...outer };
  const names = [outer.type, outer.component, outer.componentName, outer.name].map(optionalText);
  const isOf = (kind: string) => names.some((name) => name?.toLowerCase().includes(kind));
  const url = readAddress(outer.url) ?? readAddress(inner.url);
  if (isOf('audio')) return { kind: 'audio', url, fields };
  return { kind: isOf('video') ? 'video' : null, url, fields };
}

function parseSource(item: unknown): VideoSource {
  const { templateType, url } = asRecord(item, 'Video source');
  const address = readAddress(url);
  if (address === null) throw new MalformedError('Video source url is no http or https address.');
  return { quality: QUALITIES[optionalText(templateType)?.toUpperCase() ?? ''] ?? '1080P', url: address };
}

/** One source of each quality, by rising quality. */
function sortByQuality(sources: VideoSource[]): VideoSource[] {
  return VIDEO_QUALITIES.flatMap((quality) => sources.find((source) => source.quality === quality) ?? []);
}

function parseMaterial(item: unknown): LessonMaterial {
  const record = asRecord(item, 'Material');
  const material = optionalRecord(record.materialResultVO);
  const url = readAddress(material.storageUrl);
  const html = optionalText(material.content);
  const summary = optionalText(record.materialDescribe);
  const name = optionalText(material.name) ?? optionalText(material.materialName) ?? '';
  if ((url ?? html ?? summary ?? name) === '') throw new MalformedError('Material is empty.');
  return {
    id: optionalText(material.id) ?? optionalText(record.id) ?? url ?? html ?? name,
    name,
    url,
    html,
    summary,
  };
}
