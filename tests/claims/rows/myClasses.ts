import type { ClaimRow } from '../Claim.ts';

export const myClassesClaims: ClaimRow[] = [
  {
    id: 'CLASS-01',
    claim: 'Tabs with counts, 4 a page, cards, empty',
    places: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.ts',
    ],
    edit: {
      in: 'packages/ui/src/screens/my-classes/classTabs.ts',
      symbol: 'CLASSES_PER_PAGE',
      change: '4',
      to: '6',
      proof: 'packages/ui/src/screens/my-classes/classTabs.test.ts',
    },
    proofs: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.test.ts',
      'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
      'packages/api-client/src/entities/account/parsePeople.test.ts',
    ],
  },
  {
    id: 'CLASS-02',
    claim: 'What a click on a class does, up to the class page',
    places: ['packages/ui/src/screens/my-classes/classOpening.ts'],
    edit: {
      symbol: 'OPENINGS',
      change: "kind: 'nothing'",
      to: "kind: 'open'",
      proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
    },
    proofs: [
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'packages/api-client/src/entities/account/parsePeople.test.ts',
    ],
    mutants: true,
  },
  {
    id: 'CLASS-03',
    claim: 'The co-branded list ignores the tenant',
    places: ['packages/pages/src/features/student-classes/useMyClasses.ts'],
    edit: {
      change: 'brand.capabilities.classListIgnoresTenant',
      to: 'false',
      proof: 'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
      only: 'Of All Tenants',
    },
    proofs: ['tests/journeys/login-to-review.spec.ts'],
  },
];
