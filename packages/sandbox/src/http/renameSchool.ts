import type { NamedSchool } from '../seed/NamedSchool.ts';

/**
 * Replaces the first sample school in an answer by a school of another name: its name, its hosts, its drawings and the id of
 * its first certification organisation.
 */
export async function renameSchool(response: Response, { label, name }: NamedSchool): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const renamed = text
    .replaceAll('云帆职业培训学校', name)
    .replaceAll('云帆', name)
    .replaceAll(/yunfan(?=\.(?:localhost|example\.com))/g, label)
    .replace(/"id":"?30001"?(?=,"name":"浙江省人力资源和社会保障厅")/, `"id":"org-${label}"`)
    // Without a logo a page shows the mark of its brand.
    .replaceAll('"/media/brands/yunfan.svg"', 'null')
    .replaceAll(/\/media\/banners\/(?:standard|ward|newborn)\.svg/g, '/media/banners/plain.svg');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(renamed, { status: response.status, headers });
}
