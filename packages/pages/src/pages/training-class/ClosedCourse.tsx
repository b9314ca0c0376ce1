// The dialog as a module of its own, fetched when a closed course is clicked.
export { ClosedCourseDialog as ClosedCourse } from '@cloud-school/ui';
