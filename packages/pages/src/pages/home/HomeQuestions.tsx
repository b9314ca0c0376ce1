import { pageCommonQuestions } from '@cloud-school/api-client';
import { homeItemCounts, mapLoadable, QuestionsBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { majorPath } from '../../platform/navigation/paths.ts';

/** Common questions about all majors (HOME-09). */
export function HomeQuestions() {
  return (
    <QuestionsBlock
      questions={mapLoadable(
        useLoadable(pageCommonQuestions, { size: homeItemCounts.questions }),
        ({ items }) => items,
      )}
      getLink={({ id, majorId }) => majorPath(majorId, id)}
      moreTo={majorPath(null)}
    />
  );
}
