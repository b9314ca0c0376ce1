import type { ClaimRow } from '../Claim.ts';

export const toolRailClaims: ClaimRow[] = [
  {
    id: 'RAIL-01',
    claim: '留言 opens the consultation form, a sheet on a phone',
    places: ['packages/pages/src/features/site-frame/SiteRail.tsx'],
    edit: {
      change: 'onSelect: consult',
      to: 'onSelect: () => undefined',
      proof: 'tests/journeys/consultation.spec.ts',
      only: 'a visitor sends a message',
    },
    proofs: ['packages/ui/src/forms/consultation/ConsultationDialog.stories.tsx'],
  },
  {
    id: 'RAIL-02',
    claim: "电话: the contact's number, the school's, or 无; copied on a desk, dialled on a phone",
    places: ['packages/ui/src/layout/tool-rail/PhonePanel.tsx'],
    edit: {
      symbol: 'Call',
      change: 'tel',
      to: 'sms',
      proof: 'packages/ui/src/layout/tool-rail/PhonePanel.stories.tsx',
      only: 'On Phone',
    },
  },
  {
    id: 'RAIL-03',
    claim: '客服: the code, or 暂无客服微信 with the way to the form',
    places: ['packages/ui/src/layout/tool-rail/ServicePanel.tsx'],
    edit: {
      change: '暂无客服微信',
      to: '暂无客服',
      proof: 'packages/ui/src/layout/tool-rail/ServicePanel.stories.tsx',
      only: 'Missing',
    },
  },
  {
    id: 'RAIL-04',
    claim: '资讯 and 首页; one tab in the margin of the page where the rail would cover the content',
    places: ['packages/ui/src/layout/tool-rail/ToolRail.tsx'],
    edit: {
      symbol: 'Tab',
      change: '24px',
      to: '52px',
      proof: 'packages/ui/src/layout/tool-rail/ToolRail.stories.tsx',
      only: 'Tab On Phone',
    },
    proofs: ['tests/journeys/upright-windows.spec.ts', 'tests/journeys/consultation.spec.ts'],
  },
  {
    id: 'RAIL-05',
    claim:
      'Consultation: fields and words, user or visitor id, draft of the visit, failed sends keep the text',
    places: ['packages/pages/src/features/consultation/Consultation.tsx'],
    edit: {
      in: 'packages/ui/src/forms/consultation/ConsultationDialog.tsx',
      change: 'setError(await onSend(fields).catch(() => busyMessage));',
      to: 'await onSend(fields);',
      proof: 'packages/ui/src/forms/consultation/ConsultationDialog.interactions.stories.tsx',
      only: 'Send Fails',
    },
    proofs: ['tests/journeys/consultation.spec.ts', 'packages/validators/src/forms/forms.test.ts'],
  },
  {
    id: 'PREV-01',
    claim:
      'Phone preview: 375×812 scaled 0.85 (0.8 under 1440, 0.78 under 1280, 0.75 under 1024), on a phone without a drawn device (decision 0025); what was pressed, code of the app, spinner, failure after 20 s',
    places: ['packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.tsx'],
    edit: {
      in: 'packages/ui/src/dialogs/phone-preview/PhoneDevice.tsx',
      symbol: 'WIDTH',
      change: '375',
      to: '360',
      proof: 'packages/ui/src/dialogs/phone-preview/PhonePreviewDialog.stories.tsx',
      only: 'Sandboxed Frame',
    },
    proofs: ['tests/journeys/phone-preview.spec.ts', 'tests/journeys/small-windows.spec.ts'],
  },
  {
    id: 'PREV-02',
    claim:
      "Logout to the frame at the configured origin alone; login-info from the frame's own window and that origin, of exactly one shape, once; checked with the server, asked, adopted",
    places: ['packages/pages/src/features/phone-preview/usePhoneAccount.ts'],
    edit: {
      in: 'packages/pages/src/features/phone-preview/acceptLoginInfo.ts',
      change: '|| origin !== expected.origin',
      to: '',
      proof: 'packages/pages/src/features/phone-preview/acceptLoginInfo.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/pages/src/features/phone-preview/signOutFrame.ts',
        change: "{ type: 'logout' }, origin",
        to: "{ type: 'logout' }, '*'",
        proof: 'packages/pages/src/features/phone-preview/signOutFrame.test.ts',
      },
    ],
    proofs: ['tests/journeys/phone-preview-trust.spec.ts', 'tests/journeys/phone-preview.spec.ts'],
  },
];
