import { globSync, readFileSync } from 'node:fs';
import { isolate } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { createHead } from './createHead.ts';

/** Our own words under such a name: of the page, of a field, of a block, of the school, of a mark; and the name of a file. */
const OURS = [
  'packages/ui/src/cards/interaction/panel/PanelFrame.tsx',
  'packages/ui/src/cards/product-card/RelatedProductsBlock.tsx',
  'packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.tsx',
  'packages/ui/src/dialogs/preflight/formatConcern.ts',
  'packages/ui/src/forms/account/RegisterForm.tsx',
  'packages/ui/src/layout/header/HeaderBrand.tsx',
  'packages/ui/src/primitives/rich-text/richTextStyle.ts',
  'packages/ui/src/screens/agreement/AgreementScreen.tsx',
  'packages/ui/src/screens/exam-finished/ExamFinishedScreen.tsx',
  'packages/ui/src/screens/home/frame/SectionHead.tsx',
  'packages/ui/src/screens/news-detail/LatestNewsBlock.tsx',
  'packages/pages/src/features/attendance/useAttendance.ts',
  'packages/pages/src/pages/certificate-query/CertificateQuery.tsx',
  'packages/pages/src/pages/home/HomePage.tsx',
  'packages/pages/src/platform/config/describeConfigProblem.ts',
];

const TEMPLATE = /`[^`]*`/g;
const PLACE = /\$\{([^{}]*)\}/g;
const CHINESE = /[\u3000-\u9FFF\uFF00-\uFFEF]/;
const NAME = /^[\w.?]*?(?:[nN]ame|[tT]itle)\b(?!\()/;

/** Names that stand in our words as they are, where no <bdi> can be: in a title, a label, a toast. */
const listNames = (source: string): string[] =>
  [...source.matchAll(TEMPLATE)]
    .filter(([template]) => CHINESE.test(template.replaceAll(PLACE, '')))
    .flatMap(([template]) => [...template.matchAll(PLACE)].map(([, name = '']) => name))
    .filter((name) => NAME.test(name));

test('a name of others that stands in our words is isolated', () => {
  const files = globSync('{packages/{ui,pages},apps/*}/src/**/*.{ts,tsx}', {
    exclude: ['**/testing/**', '**/*.{test,stories,notes}.*'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => listNames(readFileSync(file, 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(OURS.toSorted());
});

test('an isolated one is not found, a bare one is', () => {
  expect(listNames('`回复${isolate(authorName)}`')).toEqual([]);
  expect(listNames('`回复${authorName}`')).toEqual(['authorName']);
  expect(`回复${isolate('ئادىل')}，第 2 楼`).toBe('回复\u2068ئادىل\u2069，第 2 楼');
});

test('the title of the document keeps its order behind the name of a lesson', () => {
  const titles: string[] = [];
  const head = createHead({ setTitle: (title) => titles.push(title), put: () => undefined });
  const site = { title: '云帆数字云校', siteName: '云帆', address: 'https://yunfan.example/' };
  head.setSite({ ...site, description: null, imageUrl: null });
  head.setPage({ titlePrefix: 'الدرس 3' });
  expect(titles.at(-1)).toBe('\u2068الدرس 3\u2069 - 云帆数字云校');
});
