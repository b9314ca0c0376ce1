import type { Claim } from '../Claim.ts';

export const toolRailClaims: Claim[] = [
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
      {
        file: 'packages/pages/src/features/site-frame/SiteRail.tsx',
        find: '<RailService onConsult={consult} />',
        replace: '<RailService onConsult={() => undefined} />',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a school without contacts',
      },
    ],
  },
  {
    id: 'RAIL-04',
    claim: '资讯 and 首页; one tab in the margin of the page where the rail would cover the content',
    places: ['packages/ui/src/layout/tool-rail/ToolRail.tsx'],
    proofs: [
      'packages/ui/src/layout/tool-rail/ToolRail.stories.tsx',
      'tests/journeys/upright-windows.spec.ts',
      'tests/journeys/consultation.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/layout/tool-rail/ToolRail.tsx',
        find: 'width: 24px',
        replace: 'width: 52px',
        proof: 'packages/ui/src/layout/tool-rail/ToolRail.stories.tsx',
        only: 'Tab On Phone',
      },
      {
        file: 'packages/pages/src/features/site-frame/SiteRail.tsx',
        find: 'to: newsListPath()',
        replace: 'to: paths.home',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a visitor sends a message',
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
      'packages/validators/src/forms/forms.test.ts',
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
      {
        file: 'packages/pages/src/features/consultation/Consultation.tsx',
        find: "state.kind === 'student' ? state.userId : await visitorId(store)",
        replace: 'await visitorId(store)',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'form is prefilled',
      },
      {
        file: 'packages/pages/src/features/consultation/Consultation.tsx',
        find: `    drafts.drop(session, SUBJECT);
`,
        replace: '',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a visitor sends a message',
      },
      {
        file: 'packages/pages/src/features/consultation/Consultation.tsx',
        find: `    onClose();
`,
        replace: '',
        proof: 'tests/journeys/consultation.spec.ts',
        only: 'a visitor sends a message',
      },
      {
        file: 'packages/validators/src/forms/consultationForm.ts',
        find: "'请输入电话'",
        replace: "'请填写电话'",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/consultationForm.ts',
        find: "'请输入您要咨询的内容'",
        replace: "'请输入内容'",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/consultationForm.ts',
        find: '.test(toYup(maxLength(limits.mobile, `电话不能超过 ${limits.mobile} 位`)))',
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
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
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: 'HEIGHT = 812',
        replace: 'HEIGHT = 800',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the phone is 375',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: '--scale: 0.8;',
        replace: '--scale: 0.85;',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the phone is 375',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: '--scale: 0.78;',
        replace: '--scale: 0.8;',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the phone is 375',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: '--scale: 0.75;',
        replace: '--scale: 0.78;',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the phone is 375',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.tsx',
        find: 'label="下载 APP 的二维码"',
        replace: 'label="二维码"',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the device is smaller',
      },
      {
        file: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
        find: "{phase === 'loading' && (",
        replace: '{false && (',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'the device shows the failure',
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
      {
        file: 'packages/pages/src/features/phone-preview/usePhoneAccount.ts',
        find: "frame.current?.contentWindow?.postMessage({ type: 'logout' }, origin);",
        replace: 'void 0;',
        proof: 'tests/journeys/phone-preview-trust.spec.ts',
        only: 'phone receives a logout',
      },
      {
        file: 'packages/pages/src/features/phone-preview/usePhoneAccount.ts',
        find: 'session.signIn({ token, userId, expiresAt: null });',
        replace: '',
        proof: 'tests/journeys/phone-preview.spec.ts',
        only: 'after a sign-in inside the phone',
      },
      {
        file: 'packages/pages/src/features/phone-preview/acceptLoginInfo.ts',
        find: '!expected.isLoaded || ',
        replace: '',
        proof: 'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
      },
    ],
  },
];
