// The sandbox and its options
export { createSandbox, SANDBOX_ACCESS_KEY, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export type { Clock } from './createSandboxClock.ts';
export { createMemoryStore } from './store/createMemoryStore.ts';
export type { Store } from './store/Store.ts';

// Controls and faults
export type { Controls, SandboxState } from './admin/Controls.ts';
export type { Outcome } from './faults/Outcome.ts';

// Wire variants
export { VARIATIONS, type Variation, writeVariant } from './wire-variants/writeVariant.ts';
export { restoreIds } from './wire-variants/longIds.ts';
export { findReads, isRequired, replaceAt } from './wire-variants/findReads.ts';

// Content
export { makeSeed } from './seed/makeSeed.ts';
export { registrationSchoolsOf } from './seed/registrationSchools.ts';
export { STUDENTS } from './seed/students.ts';
export type { NamedSchool } from './seed/NamedSchool.ts';
export type { SandboxSeed, SchoolSeed, ClassSeed, NewsSeed, NoticeSeed } from './seed/SandboxSeed.ts';
export type { QuestionSeed, TestSeed } from './seed/TestSeed.ts';

// For tests and stories
export { callExamples, ROUTE_TABLE, routedEndpointIds } from './routes/routeTable.ts';
