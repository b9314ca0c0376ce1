import type { CourseBlock } from '@cloud-school/domain';
import { jsonList, jsonValue, optionalRecord, optionalText, readAddress } from '../read.ts';

/**
 * Reads courseContent, the school's page layout as JSON: a list of blocks, or an object with it in `pageData`. A block
 * has its fields at its top or in `data`. An unknown block, or one without content, keeps only its type.
 */
export function parseCourseBlocks(value: unknown): CourseBlock[] {
  const layout = jsonValue(value);
  return jsonList(Array.isArray(layout) ? layout : optionalRecord(layout).pageData).map(parseBlock);
}

function parseBlock(item: unknown): CourseBlock {
  const outer = optionalRecord(item);
  const fields = { ...optionalRecord(jsonValue(outer.data)), ...outer };
  const type = optionalText(fields.type) ?? '';
  const url = readAddress(fields.url);
  const name = optionalText(fields.name) ?? '';
  const words = optionalText(fields.text) ?? optionalText(fields.content) ?? optionalText(fields.html);
  switch (type.toLowerCase()) {
    case 'richtext':
    case 'html':
      return words === null ? { kind: 'unknown', type } : { kind: 'html', html: words };
    case 'text':
    case 'title':
      return words === null ? { kind: 'unknown', type } : { kind: 'text', text: words };
    case 'image':
      return url === null ? { kind: 'unknown', type } : { kind: 'image', url, alt: name };
    case 'video':
      return url === null ? { kind: 'unknown', type } : { kind: 'video', url, name };
    default:
      return { kind: 'unknown', type };
  }
}
