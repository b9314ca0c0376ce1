import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IndexedStory {
  id: string;
  /** 'Screens/首页 HomeScreen'. */
  title: string;
  name: string;
  tags: string[];
}

interface StoryIndex {
  entries: Record<string, IndexedStory & { type: 'story' | 'docs' }>;
}

/** The stories of a built Storybook, in the order of its sidebar. */
export function readStories(folder: string): IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}
