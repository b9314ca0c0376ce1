import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ScreenWall } from './ScreenWall.tsx';
import { Usage, type UsageAdvice } from './Usage.tsx';

/** The page of a component: advice, a first example, its props, all stories. A screen's page is its wall. */
export function ComponentPage() {
  const [story] = useContext(DocsContext).componentStories();
  if (story?.title.startsWith('Screens/')) return <ScreenWall />;
  const usage = story?.parameters.usage as UsageAdvice | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {usage && <Usage advice={usage} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
