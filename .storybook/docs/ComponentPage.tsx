import { Controls, Description, DocsContext, DocsStory, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { BrandPanes } from './BrandPanes.tsx';
import { Notes } from './Notes.tsx';
import { partNotes } from './partNotes.ts';
import { ScreenWall } from './ScreenWall.tsx';
import { StoryHeights } from './StoryHeights.tsx';

/** The stories that say most, by the end of their id, in the order of a page. The others follow as in their file. */
const FIRST = ['--variants', '--states'];

/** The page of a component: all its variants, notes for designers, its props, all stories. A screen's page is its wall. */
export function ComponentPage() {
  const all = useContext(DocsContext).componentStories();
  const [story] = all;
  if (story?.title.startsWith('Screens/')) return <ScreenWall />;
  const notes = partNotes[story?.title.split(' ').at(-1) ?? ''];
  const shown = all.filter(({ tags }) => tags.includes('autodocs'));
  const first = FIRST.flatMap((end) => shown.find(({ id }) => id.endsWith(end)) ?? []);
  const [lead, ...others] = [...first, ...shown.filter((found) => !first.includes(found))];
  return (
    <StoryHeights>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {lead && <BrandPanes id={lead.id} />}
      {notes && <Notes notes={notes} />}
      <Controls />
      {lead && <DocsStory of={lead.moduleExport} expanded />}
      {others.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </StoryHeights>
  );
}
