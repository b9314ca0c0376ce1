import type { ClassroomDetail } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import type { LessonTabsPlace } from '../../cards/interaction/panel/LessonTabs.tsx';
import type { LessonView } from '../../cards/lesson-content/LessonView.ts';
import type { Loadable } from '../../primitives/block/Loadable.ts';

export interface LessonScreenProps extends LessonView {
  /** 课堂简介; null where it is not asked for. */
  detail: Loadable<ClassroomDetail> | null;
  /** The strip with its panels, or on a phone the tabs of this place; absent for a preview. */
  renderInteraction?: ((place: LessonTabsPlace | null) => ReactNode) | undefined;
  /** 下载本课; absent where nothing can be downloaded. */
  download?: ReactNode;
  /** In place of everything below the bar, where the class or the course cannot be read. */
  failure?: ReactNode;
}
