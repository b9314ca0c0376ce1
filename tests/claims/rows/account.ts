import type { ClaimRow } from '../Claim.ts';

export const accountClaims: ClaimRow[] = [
  {
    id: 'LOGIN-01',
    claim:
      'SMS and password; the agreements are links, or the words refer to the school; who is signed in continues or changes the account',
    places: ['packages/ui/src/forms/account/LoginForm.tsx', 'packages/pages/src/pages/login/SignedIn.tsx'],
    edit: {
      in: 'packages/ui/src/layout/auth-layout/Agreements.tsx',
      symbol: 'Agreement',
      change: '<AgreementLink href={address}>{name}</AgreementLink>',
      to: 'name',
      proof: 'packages/ui/src/screens/login/LoginScreen.stories.tsx',
      only: 'With Links',
    },
    moreEdits: [
      {
        in: 'packages/ui/src/layout/auth-layout/Agreements.tsx',
        change: '!service || !privacy',
        to: 'false',
        proof: 'packages/ui/src/screens/login/LoginScreen.stories.tsx',
        only: 'Default',
      },
      {
        change: '<AgreementField>{agreement}</AgreementField>',
        to: '',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'Empty Submit',
      },
    ],
    proofs: [
      'tests/journeys/sign-in.spec.ts',
      'tests/journeys/configuration.spec.ts',
      'packages/ui/src/screens/login/SignedInScreen.stories.tsx',
    ],
  },
  {
    id: 'LOGIN-02',
    claim: 'Messages of the fields',
    places: ['packages/validators/src/forms/loginBySmsForm.ts'],
    edit: {
      change: 'code: accountFields.code,',
      to: '',
      proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
      only: 'Empty Submit',
    },
    moreEdits: [
      {
        in: 'packages/validators/src/forms/accountFields.ts',
        change: '.length(limits.smsCode, CODE_MESSAGE)',
        to: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
    ],
  },
  {
    id: 'LOGIN-03',
    claim:
      'SMS button: its labels, messages and refusals; a countdown of 60 s belongs to one purpose and mobile, survives a reload, counts in all tabs and is forgotten at its end',
    places: [
      'packages/pages/src/features/sms/useSmsCode.ts',
      'packages/pages/src/features/sms/requestCode.ts',
    ],
    edit: {
      in: 'packages/ui/src/primitives/sms-code-button/smsPhase.ts',
      symbol: 'SMS_PAUSE',
      change: '60',
      to: '90',
      proof: 'packages/ui/src/primitives/sms-code-button/smsPhase.test.ts',
    },
    moreEdits: [
      {
        in: 'packages/ui/src/primitives/sms-code-button/SmsCodeButton.tsx',
        change: 'phase.hasSent ? labels.again : labels.first',
        to: 'labels.first',
        proof: 'packages/ui/src/primitives/sms-code-button/SmsCodeButton.interactions.stories.tsx',
        only: 'After The Countdown',
      },
    ],
    proofs: [
      'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
      'packages/pages/src/features/sms/sentCodes.test.ts',
      'packages/pages/src/features/sms/requestCode.test.ts',
      'tests/journeys/sign-in.spec.ts',
    ],
  },
  {
    id: 'LOGIN-04',
    claim:
      '/login, /login/student-login, /login/promotion, /kingdee-login and /sso-login with redirect; single sign-on with a state of its own, its code out of the address at once and exchanged once',
    places: [
      'packages/pages/src/pages/accountRoutes.ts',
      'packages/pages/src/pages/sso-login/signInBySso.ts',
      'packages/pages/src/platform/session/ssoVisit.ts',
    ],
    edit: {
      in: 'packages/pages/src/pages/sso-login/useSsoLogin.ts',
      change: '!visit',
      to: 'false',
      proof: 'packages/pages/src/pages/sso-login/SsoLoginPage.stories.tsx',
      only: 'Forged State',
    },
    moreEdits: [
      {
        in: 'packages/pages/src/pages/sso-login/useSsoLogin.ts',
        change: 'isHandled.current = true;',
        to: 'void 0;',
        proof: 'packages/pages/src/pages/sso-login/SsoLoginPage.stories.tsx',
        only: 'Mounted Twice',
      },
    ],
    proofs: [
      'tests/journeys/sign-in.spec.ts',
      'tests/journeys/register.spec.ts',
      'packages/pages/src/pages/sso-login/signInBySso.test.ts',
    ],
  },
  {
    id: 'LOGIN-05',
    claim:
      'A refused login says why in the form; one without an answer says so after 20 s, as every press, and can be repeated; a late answer takes nobody off another page and replaces nobody who signed in meanwhile',
    places: ['packages/pages/src/pages/login/useLogin.ts', 'packages/pages/src/platform/portal/clickCall.ts'],
    edit: {
      change: 'getErrorMessage(error)',
      to: 'null',
      proof: 'packages/pages/src/pages/login/LoginPage.stories.tsx',
      only: 'Wrong Password',
    },
    moreEdits: [
      {
        change: 'isLeft()',
        to: 'false',
        proof: 'tests/journeys/late-answers.spec.ts',
        only: 'signs nobody in whose page was left',
      },
    ],
    proofs: ['tests/journeys/sign-in.spec.ts'],
  },
  {
    id: 'REG-01',
    claim:
      "Registration 1, 2 and 3: cloud schools of the host's configuration, name, mobile, code; an enterprise with its invitation looked up and bound; a failed later step goes on without registering twice, also after a reload",
    places: [
      'packages/ui/src/screens/register/RegisterScreen.tsx',
      'packages/pages/src/pages/register/useRegistration.ts',
    ],
    edit: {
      in: 'packages/pages/src/pages/register/pendingRegistration.ts',
      symbol: 'IS_STORED',
      change: 'code: false',
      to: 'code: true',
      proof: 'packages/pages/src/pages/register/pendingRegistration.test.ts',
    },
    proofs: [
      'packages/ui/src/forms/account/RegisterForm.interactions.stories.tsx',
      'tests/journeys/register.spec.ts',
      'packages/validators/src/forms/forms.test.ts',
    ],
  },
];
