import type { Claim } from '../Claim.ts';

export const layoutClaims: Claim[] = [
  {
    id: 'HEAD-01',
    claim: "Logo to home, the school's name, its project where the names differ, view count, three tags",
    places: [
      'packages/ui/src/layout/header/Header.tsx',
      'packages/pages/src/features/site-frame/useSchoolFacts.ts',
    ],
    proofs: ['tests/journeys/site-entry.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/features/site-frame/useSchoolFacts.ts',
        find: 'tags: businessData?.tags ?? []',
        replace: 'tags: []',
        proof: 'tests/journeys/site-entry.spec.ts',
        only: 'the home page shows the school',
      },
    ],
  },
  {
    id: 'HEAD-02',
    claim: 'View count 10万+, 50万+',
    places: ['packages/ui/src/layout/utility-bar/formatViewCount.ts'],
    proofs: ['packages/ui/src/layout/utility-bar/formatViewCount.test.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/layout/utility-bar/formatViewCount.ts',
        find: '> 100_000',
        replace: '> 10_000',
        proof: 'packages/ui/src/layout/utility-bar/formatViewCount.test.ts',
      },
      {
        file: 'packages/ui/src/layout/utility-bar/formatViewCount.ts',
        find: '> 500_000',
        replace: '>= 500_000',
        proof: 'packages/ui/src/layout/utility-bar/formatViewCount.test.ts',
      },
    ],
  },
  {
    id: 'HEAD-03',
    claim: 'Login, exam login, certificate query, app download',
    places: ['packages/pages/src/features/site-frame/SiteHeader.tsx'],
    proofs: [
      'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      'tests/journeys/certificate.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/header/Header.tsx',
        find: '<AppDownload url={appUrl} />',
        replace: '',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Visitor By Keyboard',
      },
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: '<SignIn to={account.loginTo}>',
        replace: '<SignIn to="">',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Visitor By Keyboard',
      },
    ],
  },
  {
    id: 'HEAD-04',
    claim:
      'Signed in: menu with 个人中心 (the classes, the personal page there is) and 退出登录; avatar fallback',
    places: ['packages/ui/src/layout/header/AccountEntry.tsx'],
    proofs: [
      'packages/ui/src/layout/header/Header.interactions.stories.tsx',
      'tests/journeys/sign-in.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: 'onClick={onLogout}',
        replace: '',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Student Signs Out',
      },
      {
        file: 'packages/ui/src/layout/header/AccountEntry.tsx',
        find: '个人中心',
        replace: '我的班级',
        proof: 'packages/ui/src/layout/header/Header.interactions.stories.tsx',
        only: 'Student Signs Out',
      },
    ],
  },
  {
    id: 'HEAD-05',
    claim:
      'Address with distance: 到校 within 50 m, metres, km; by IP look-up when the page is idle, kept for a day; a marker in a maps service',
    places: ['packages/pages/src/platform/location/formatDistance.ts'],
    proofs: [
      'packages/pages/src/platform/location/formatDistance.test.ts',
      'tests/journeys/consultation.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: 'AT_SCHOOL_M = 50',
        replace: 'AT_SCHOOL_M = 500',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
      {
        file: 'packages/pages/src/platform/location/formatDistance.ts',
        find: '6378.137',
        replace: '6371',
        proof: 'packages/pages/src/platform/location/formatDistance.test.ts',
      },
    ],
  },
  {
    id: 'RAIL-01',
    claim: '留言 opens the consultation form, a sheet on a phone',
    places: ['packages/pages/src/features/site-frame/SiteRail.tsx'],
    proofs: ['tests/journeys/consultation.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/features/site-frame/SiteRail.tsx',
        find: 'onSelect: consult }',
        replace: 'onSelect: () => undefined }',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a visitor sends a message',
      },
    ],
  },
  {
    id: 'RAIL-02',
    claim: "电话: the contact's number, the school's, or 无; copied on a desk, dialled on a phone",
    places: ['packages/ui/src/layout/tool-rail/PhonePanel.tsx'],
    proofs: [
      'packages/ui/src/layout/tool-rail/PhonePanel.stories.tsx',
      'tests/journeys/consultation.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/tool-rail/PhonePanel.tsx',
        find: '<Missing>无</Missing>',
        replace: '<Missing />',
        proof: 'packages/ui/src/layout/tool-rail/PhonePanel.stories.tsx',
        only: 'Missing',
      },
      {
        file: 'packages/ui/src/layout/tool-rail/PhonePanel.tsx',
        find: 'tel:',
        replace: 'sms:',
        proof: 'packages/ui/src/layout/tool-rail/PhonePanel.stories.tsx',
        only: 'On Phone',
      },
      {
        file: 'packages/ui/src/layout/tool-rail/PhonePanel.tsx',
        find: 'onCopy(number)',
        replace: "onCopy('')",
        proof: 'packages/ui/src/layout/tool-rail/PhonePanel.stories.tsx',
        only: 'Full',
      },
    ],
  },
  {
    id: 'RAIL-03',
    claim: '客服: the code, or 暂无客服微信 with the way to the form',
    places: ['packages/ui/src/layout/tool-rail/ServicePanel.tsx'],
    proofs: [
      'packages/ui/src/layout/tool-rail/ServicePanel.stories.tsx',
      'tests/journeys/consultation.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/tool-rail/ServicePanel.tsx',
        find: '暂无客服微信',
        replace: '暂无客服',
        proof: 'packages/ui/src/layout/tool-rail/ServicePanel.stories.tsx',
        only: 'Missing',
      },
      {
        file: 'packages/ui/src/layout/tool-rail/ServicePanel.tsx',
        find: 'src={codeUrl.data}',
        replace: 'src=""',
        proof: 'packages/ui/src/layout/tool-rail/ServicePanel.stories.tsx',
        only: 'Full',
      },
    ],
  },
  {
    id: 'RAIL-04',
    claim:
      '资讯 and 首页; one disc where the rail would cover the content, hidden while the page scrolls and then clear of buttons',
    places: ['packages/ui/src/layout/tool-rail/ToolRail.tsx'],
    proofs: ['packages/ui/src/layout/tool-rail/ToolRail.stories.tsx', 'tests/journeys/small-windows.spec.ts'],
    sabotage: [
      {
        file: 'packages/ui/src/layout/tool-rail/ToolRail.tsx',
        find: 'items.length > 1',
        replace: 'items.length > 9',
        proof: 'packages/ui/src/layout/tool-rail/ToolRail.stories.tsx',
        only: 'Disc On Phone',
      },
    ],
  },
  {
    id: 'RAIL-05',
    claim:
      'Consultation: fields and words, user or visitor id, draft of the visit, failed sends keep the text',
    places: ['packages/pages/src/features/consultation/Consultation.tsx'],
    proofs: [
      'packages/ui/src/forms/consultation/ConsultationDialog.interactions.stories.tsx',
      'tests/journeys/consultation.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/consultation/Consultation.tsx',
        find: "toasts.show('success', '提交成功');",
        replace: '',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a visitor sends a message',
      },
      {
        file: 'packages/ui/src/forms/consultation/ConsultationDialog.tsx',
        find: 'setError(await onSend(fields).catch(() => busyMessage));',
        replace: 'await onSend(fields);',
        proof: 'packages/ui/src/forms/consultation/ConsultationDialog.interactions.stories.tsx',
        only: 'Send Fails',
      },
    ],
  },
  {
    id: 'PREV-01',
    claim:
      'Phone preview: 375×812 scaled 0.85 (0.8 under 1440, 0.78 under 1280, 0.75 under 1024), on a phone without a drawn device (decision 0010); what was pressed, code of the app, spinner, failure after 20 s',
    places: ['packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.tsx'],
    proofs: [
      'packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.stories.tsx',
      'tests/journeys/phone-preview.spec.ts',
      'tests/journeys/small-windows.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: 'WIDTH = 375',
        replace: 'WIDTH = 360',
        proof: 'packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.stories.tsx',
        only: 'Sandboxed Frame',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: '--scale: 0.85',
        replace: '--scale: 0.9',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the phone is 375',
      },
    ],
  },
  {
    id: 'PREV-02',
    claim:
      "Logout to the frame at the configured origin alone; login-info from the frame's own window and that origin, of exactly one shape, once; checked with the server, asked, adopted",
    places: ['packages/pages/src/features/phone-preview/usePhoneAccount.ts'],
    proofs: [
      'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
      'tests/journeys/phone-preview-trust.spec.ts',
      'tests/journeys/phone-preview.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/phone-preview/acceptLoginInfo.ts',
        find: ' || origin !== expected.origin',
        replace: '',
        proof: 'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
      },
      {
        file: 'packages/pages/src/features/phone-preview/acceptLoginInfo.ts',
        find: ' || expected.isTaken',
        replace: '',
        proof: 'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
      },
      {
        file: 'packages/pages/src/features/phone-preview/acceptLoginInfo.ts',
        find: 'source !== expected.frame || ',
        replace: '',
        proof: 'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
      },
    ],
  },
];
