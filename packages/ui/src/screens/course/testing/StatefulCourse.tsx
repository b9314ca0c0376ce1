import { useState } from 'react';
import { CourseScreen, type CourseScreenProps } from '../CourseScreen.tsx';

/** The screen with a view that follows the student. */
export function StatefulCourse(props: CourseScreenProps) {
  const [view, setView] = useState(props.view);
  return (
    <CourseScreen
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
    />
  );
}
