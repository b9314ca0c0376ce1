import { matchesGlob } from 'node:path';
import type { IndexedStory } from '../stories/readStories.ts';

/** The stories whose 'Title/Name' matches one of the globs of chromatic.config.json, narrowed by words. */
export function choosePictures(
  stories: readonly IndexedStory[],
  globs: readonly string[],
  words: readonly string[],
): IndexedStory[] {
  return stories.filter(({ id, title, name }) => {
    const path = `${title}/${name}`;
    return (
      globs.some((glob) => matchesGlob(path, glob)) &&
      (words.length === 0 || words.some((word) => `${path} ${id}`.includes(word)))
    );
  });
}
