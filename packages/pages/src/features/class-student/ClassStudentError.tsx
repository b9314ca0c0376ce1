import { ErrorPanel, type ErrorPanelProps, PageContainer } from '@cloud-school/ui';

/** In place of a page whose student cannot be known. */
export function ClassStudentError({ failure }: { failure: ErrorPanelProps }) {
  return (
    <PageContainer>
      <ErrorPanel {...failure} />
    </PageContainer>
  );
}
