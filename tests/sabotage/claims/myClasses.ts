import type { Claim } from '../Claim.ts';

export const myClassesClaims: Claim[] = [
  {
    id: 'CLASS-01',
    claim: 'Tabs with counts, 4 a page, cards, empty',
    places: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.ts',
    ],
    proofs: [
      'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
      'packages/pages/src/pages/my-classes/myClassesView.test.ts',
      'tests/journeys/back.spec.ts',
      'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
      'packages/api-client/src/entities/account/parsePeople.test.ts',
      'packages/ui/src/screens/my-classes/classTabs.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/studyRoutes.ts',
        find: '  redirectRoute(paths.study, paths.myClasses),\n',
        replace: '',
        proof: 'packages/pages/src/pages/my-classes/MyClassesPage.stories.tsx',
        only: 'Study Address',
      },
      {
        file: 'packages/ui/src/screens/my-classes/ClassList.tsx',
        find: '每页 ${CLASSES_PER_PAGE} 个',
        replace: '每页 6 个',
        proof: 'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
        only: 'Tabs And Pages',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: "'to-be-admitted': -1",
        replace: "'to-be-admitted': -2",
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: "'to-start': 0",
        replace: "'to-start': 4",
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: "'to-report': 1",
        replace: "'to-report': 4",
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: "'in-service': 2",
        replace: "'in-service': 4",
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: 'completed: 3',
        replace: 'completed: 4',
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classTabs.ts',
        find: 'CLASSES_PER_PAGE = 4',
        replace: 'CLASSES_PER_PAGE = 6',
        proof: 'packages/ui/src/screens/my-classes/classTabs.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classTabs.ts',
        find: "'to-be-admitted': '待录取'",
        replace: "'to-be-admitted': '待审核'",
        proof: 'packages/ui/src/screens/my-classes/classTabs.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classTabs.ts',
        find: "'to-report': '待报到'",
        replace: "'to-report': '报到'",
        proof: 'packages/ui/src/screens/my-classes/classTabs.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classTabs.ts',
        find: "completed: '服务完成'",
        replace: "completed: '已完成'",
        proof: 'packages/ui/src/screens/my-classes/classTabs.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/ClassList.tsx',
        find: '当前状态下暂无班级',
        replace: '暂无班级',
        proof: 'packages/ui/src/screens/my-classes/MyClassesScreen.interactions.stories.tsx',
        only: 'Empty Tab',
      },
    ],
  },
  {
    id: 'CLASS-02',
    claim: 'What a click on a class does, up to the class page',
    places: ['packages/ui/src/screens/my-classes/classOpening.ts'],
    proofs: [
      'packages/ui/src/screens/my-classes/classOpening.test.ts',
      'packages/pages/src/pages/training-class/TrainingClassPage.stories.tsx',
      'packages/api-client/src/entities/account/parsePeople.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: '开班，请耐心等待',
        replace: '开班',
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: "studentClass.status === 'to-be-admitted'",
        replace: "studentClass.status === 'completed'",
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: '开班内容准备中，请耐心等待',
        replace: '请耐心等待',
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
      {
        file: 'packages/ui/src/screens/my-classes/classOpening.ts',
        find: "'请等待开班'",
        replace: "'请等待'",
        proof: 'packages/ui/src/screens/my-classes/classOpening.test.ts',
      },
      {
        file: 'packages/api-client/src/entities/learning/parseStudentClass.ts',
        find: '!== 0,',
        replace: '!== 1,',
        proof: 'packages/api-client/src/entities/account/parsePeople.test.ts',
      },
    ],
  },
  {
    id: 'CLASS-03',
    claim: 'The co-branded list ignores the tenant',
    places: ['packages/pages/src/pages/my-classes/useMyClasses.ts'],
    proofs: ['tests/journeys/login-to-review.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/pages/my-classes/useMyClasses.ts',
        find: 'brand.capabilities.classListIgnoresTenant',
        replace: '!brand.capabilities.classListIgnoresTenant',
        proof: 'tests/journeys/login-to-review.spec.ts',
        only: 'kingdee',
      },
    ],
  },
];
