import { Button } from '@cloud-school/ui';
import { useGoBack } from '../../platform/history/useGoBack.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { practicePaper } from './practicePaper.ts';
import { PracticeRoom } from './PracticeRoom.tsx';

/** The practice room (ours): the answering screen with a sample paper that is marked here; no call, nothing is stored. */
export function PracticePage() {
  const goBack = useGoBack();
  usePageTitle();
  return (
    <PracticeRoom
      paper={practicePaper}
      purpose="sample"
      onExit={() => goBack(1, paths.myClasses)}
      renderNext={(restart) => <Button onClick={restart}>再练一次</Button>}
    />
  );
}

/** Loads with it: both answer and mark by the same code. */
export { MistakesPracticePage } from './MistakesPracticePage.tsx';
