/** The search over 5,000 titles: the time of each key until its results, and of preparing the index. */
import { createSearchIndex, type SearchEntry, searchEntries } from '../src/search/searchIndex.ts';

const COUNT = 5000;
/** Milliseconds at the 95th percentile. */
const BAR = 50;
const PARTS = [
  '压疮',
  '预防',
  '老人',
  '体位',
  '转移',
  '口腔',
  '护理',
  '母婴',
  '喂养',
  '急救',
  '沟通',
  '评分',
  '记录',
  '安全',
];
const WORDS = ['压', '压疮', '压疮预防', 'yc', 'ycyf', '护理 记录', 'Braden', '没有这个词', '2417'];

const part = (index: number) => PARTS[index % PARTS.length] ?? '';
const entries = Array.from({ length: COUNT }, (_, index): SearchEntry => {
  const title = `${part(index)}${part(index * 3 + 1)}${part(index * 7 + 2)}的要点与记录 ${index}`;
  return { kind: 'lesson', id: `${index}`, title, detail: `第 ${index % 40} 章 ${part(index)}`, to: '' };
});

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const prepared = time(() => createSearchIndex(entries));
const index = createSearchIndex(entries);
const times = Array.from({ length: 50 }, () => WORDS.map((words) => time(() => searchEntries(index, words))))
  .flat()
  .sort((one, other) => one - other);
const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
console.log(`${COUNT} titles: p95 ${p95.toFixed(1)} ms, prepared in ${prepared.toFixed(0)} ms`);
if (p95 > BAR) process.exitCode = 1;
