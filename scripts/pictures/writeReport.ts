import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PictureResult {
  /** File name in the folders accepted, current and difference. */
  file: string;
  name: string;
  kind: 'same' | 'changed' | 'new' | 'gone';
  /** Differing pixels. */
  count: number;
}

const TITLES = { changed: '变了', new: '新的', gone: '没有了' } as const;
const COLUMNS = {
  changed: ['accepted', 'current', 'difference'],
  new: ['current'],
  gone: ['accepted'],
} as const;
const HEADS = { accepted: '之前', current: '之后', difference: '差别' } as const;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes report.html: each changed picture before, after and their difference, then new and gone ones. */
export function writeReport(folder: string, results: readonly PictureResult[]): string {
  const sections = (['changed', 'new', 'gone'] as const).map((kind) => {
    const found = results.filter((result) => result.kind === kind);
    const rows = found.map(({ file, name, count }) => {
      const pictures = COLUMNS[kind].map(
        (column) =>
          `<figure><figcaption>${HEADS[column]}</figcaption><a href="${column}/${file}"><img loading="lazy" src="${column}/${file}" alt=""></a></figure>`,
      );
      const note = kind === 'changed' ? ` · ${count} px` : '';
      return `<h3>${escape(name)}${note}</h3><div>${pictures.join('')}</div>`;
    });
    return `<h2>${TITLES[kind]} ${found.length}</h2>${rows.join('')}`;
  });
  const same = results.filter(({ kind }) => kind === 'same').length;
  const file = join(folder, 'report.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>画面对照</title>
<style>body{margin:24px;font:14px/1.6 system-ui,sans-serif}div{display:flex;gap:16px}figure{flex:1;min-width:0;margin:0}img{max-width:100%;outline:1px solid silver}</style>
<h1>画面对照</h1><p>一样 ${same}</p>${sections.join('')}</html>`,
  );
  return file;
}
