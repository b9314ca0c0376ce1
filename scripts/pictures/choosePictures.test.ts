import { expect, test } from 'vitest';
import { choosePictures } from './choosePictures.ts';

const story = (title: string, name: string) => ({ id: name.toLowerCase(), title, name, tags: [] });
const stories = [
  story('Screens/首页 HomeScreen', '完整 Full'),
  story('Screens/首页 HomeScreen', 'Without Links'),
  story('Components/基础 primitives/按钮 Button', '全部样式 Variants'),
  story('Tests/ui/Button.interactions', 'Full'),
];
const globs = ['Screens/*/*Full', 'Components/*/*/*Variants'];

test('the globs of the configuration choose, words narrow', () => {
  const names = (words: string[]) => choosePictures(stories, globs, words).map(({ name }) => name);
  expect(names([])).toEqual(['完整 Full', '全部样式 Variants']);
  expect(names(['按钮'])).toEqual(['全部样式 Variants']);
  expect(names(['nothing'])).toEqual([]);
});
