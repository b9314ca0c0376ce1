import type { Claim } from '../Claim.ts';

export const accountClaims: Claim[] = [
  {
    id: 'LOGIN-01',
    claim:
      'SMS and password; the agreements are links, or the words refer to the school; who is signed in continues or changes the account',
    places: [
      'packages/ui/src/forms/account/LoginForm.tsx',
      'packages/ui/src/layout/auth-layout/Agreements.tsx',
      'packages/pages/src/pages/login/SignedIn.tsx',
    ],
    proofs: [
      'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
      'packages/ui/src/screens/login/LoginScreen.stories.tsx',
      'tests/journeys/sign-in.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/forms/account/LoginForm.tsx',
        find: '<AgreementField>{agreement}</AgreementField>',
        replace: '',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'Empty Submit',
      },
      {
        file: 'packages/validators/src/forms/accountFields.ts',
        find: '请先阅读并同意协议',
        replace: '请同意协议',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'Empty Submit',
      },
    ],
  },
  {
    id: 'LOGIN-02',
    claim: 'Messages of the fields',
    places: ['packages/validators/src/forms/loginBySmsForm.ts'],
    proofs: [
      'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
      'packages/validators/src/forms/forms.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/validators/src/forms/loginBySmsForm.ts',
        find: `  code: accountFields.code,
`,
        replace: '',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'Empty Submit',
      },
      {
        file: 'packages/validators/src/forms/loginByPasswordForm.ts',
        find: "required('请输入密码')",
        replace: "required('请填写密码')",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/accountFields.ts',
        find: '.min(limits.smsCode, CODE_MESSAGE)',
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/accountFields.ts',
        find: '.test(toYup(mobile.with({ message: MOBILE_MESSAGE })))',
        replace: '',
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
    proofs: [
      'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
      'packages/ui/src/primitives/sms-code-button/smsPhase.test.ts',
      'packages/pages/src/features/sms/sentCodes.test.ts',
      'packages/pages/src/features/sms/requestCode.test.ts',
      'tests/journeys/sign-in.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/sms/requestCode.ts',
        find: "store.set('smsCodes', [...withRunningOnly(store.get('smsCodes') ?? [], sent.sentAt), sent]);",
        replace: '',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'by SMS: one code a minute',
      },
      {
        file: 'packages/ui/src/primitives/sms-code-button/smsPhase.ts',
        find: 'SMS_PAUSE = 60',
        replace: 'SMS_PAUSE = 90',
        proof: 'packages/ui/src/primitives/sms-code-button/smsPhase.test.ts',
      },
      {
        file: 'packages/ui/src/forms/smsCodeLabels.ts',
        find: '`${seconds}秒重新获取`',
        replace: '`${seconds}秒`',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'With Sms Code',
      },
      {
        file: 'packages/ui/src/primitives/sms-code-button/SmsCodeButton.tsx',
        find: `    if (isCounting) onRefuse?.();
    else if`,
        replace: '    if',
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'With Sms Code',
      },
      {
        file: 'packages/ui/src/forms/smsCodeLabels.ts',
        find: "'请在倒计时结束后再发送'",
        replace: "'请稍后'",
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'With Sms Code',
      },
      {
        file: 'packages/ui/src/forms/smsCodeLabels.ts',
        find: "'验证码已发送'",
        replace: "'已发送'",
        proof: 'packages/ui/src/forms/account/LoginForm.interactions.stories.tsx',
        only: 'With Sms Code',
      },
      {
        file: 'packages/ui/src/primitives/sms-code-button/smsPhase.ts',
        find: `  if (sentAt === null) return { kind: 'ready', hasSent: false };
`,
        replace: `  if (sentAt === null) return { kind: 'ready', hasSent: true };
`,
        proof: 'packages/ui/src/primitives/sms-code-button/smsPhase.test.ts',
      },
    ],
  },
  {
    id: 'LOGIN-04',
    claim:
      '/login, /login/student-login, /login/promotion, /kingdee-login and /sso-login with redirect; single sign-on with a state of its own, its code out of the address at once and exchanged once',
    places: [
      'packages/pages/src/pages/accountRoutes.ts',
      'packages/pages/src/pages/sso-login/useSsoLogin.ts',
      'packages/pages/src/pages/sso-login/signInBySso.ts',
      'packages/pages/src/platform/session/ssoVisit.ts',
    ],
    proofs: [
      'tests/journeys/sign-in.spec.ts',
      'tests/journeys/register.spec.ts',
      'packages/pages/src/pages/sso-login/SsoLoginPage.stories.tsx',
      'packages/pages/src/pages/sso-login/signInBySso.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/sso-login/useSsoLogin.ts',
        find: `if (!visit) refuse(FORGED);
    else if`,
        replace: 'if',
        proof: 'packages/pages/src/pages/sso-login/SsoLoginPage.stories.tsx',
        only: 'Forged State',
      },
      {
        file: 'packages/pages/src/pages/sso-login/useSsoLogin.ts',
        find: `    isHandled.current = true;
`,
        replace: '',
        proof: 'packages/pages/src/pages/sso-login/SsoLoginPage.stories.tsx',
        only: 'Mounted Twice',
      },
    ],
  },
  {
    id: 'LOGIN-05',
    claim:
      'A refused login says why in the form; one without an answer says so after 20 s, as every press, and can be repeated; a late answer takes nobody off another page and replaces nobody who signed in meanwhile',
    places: ['packages/pages/src/pages/login/useLogin.ts', 'packages/pages/src/platform/portal/clickCall.ts'],
    proofs: ['tests/journeys/sign-in.spec.ts', 'tests/journeys/late-answers.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/pages/login/useLogin.ts',
        find: 'if (isLeft()) return null;',
        replace: '',
        proof: 'tests/journeys/late-answers.spec.ts',
        only: 'signs nobody in whose page was left',
      },
      {
        file: 'packages/pages/src/platform/portal/clickCall.ts',
        find: '20_000',
        replace: '200_000',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'a press whose call never answers',
      },
      {
        file: 'packages/pages/src/pages/login/useLogin.ts',
        find: 'return getErrorMessage(error);',
        replace: 'return null;',
        proof: 'tests/journeys/sign-in.spec.ts',
        only: 'a refused login shows the reason',
      },
    ],
  },
  {
    id: 'REG-01',
    claim:
      "Registration 1, 2 and 3: cloud schools of the host's configuration, name, mobile, code; an enterprise with its invitation looked up and bound; a failed later step goes on without registering twice, also after a reload",
    places: [
      'packages/ui/src/screens/register/RegisterScreen.tsx',
      'packages/pages/src/pages/register/useRegistration.ts',
    ],
    proofs: [
      'packages/ui/src/forms/account/RegisterForm.interactions.stories.tsx',
      'packages/pages/src/pages/register/pendingRegistration.test.ts',
      'tests/journeys/register.spec.ts',
      'packages/validators/src/forms/forms.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/pages/register/useRegistration.ts',
        find: `    if (createdLogin.current) return createdLogin.current;
`,
        replace: '',
        proof: 'tests/journeys/register.spec.ts',
        only: 'a failed binding is retried',
      },
      {
        file: 'packages/pages/src/pages/register/pendingRegistration.ts',
        find: "code: ''",
        replace: '',
        proof: 'packages/pages/src/pages/register/pendingRegistration.test.ts',
      },
      {
        file: 'packages/validators/src/forms/registerPersonalForm.ts',
        find: "textField('请选择要加入的云校')",
        replace: "textField('请选择云校')",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/registerEnterpriseForm.ts',
        find: "textField('请输入企业名称')",
        replace: "textField('请填写企业名称')",
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
      {
        file: 'packages/validators/src/forms/registerEnterpriseForm.ts',
        find: '.test(toYup(invitationCode))',
        replace: '',
        proof: 'packages/validators/src/forms/forms.test.ts',
      },
    ],
  },
];
