/** Two-step login: the profile's settings and the second step of a login. */
export const secondFactor = {
  title: 'Two-step login',
  text: 'When you log in, you enter your password and then a code from an app on your phone.',
  failed: 'The status of two-step login did not load. Please reload the page.',
  code: 'Code',
  next: 'Continue',
  on: 'On since {{time}}',
  left_one: '{{count}} recovery code left.',
  left_other: '{{count}} recovery codes left.',
  requiredOn: 'The academy requires it for your role, so it stays switched on.',
  requiredTitle: 'Please set up two-step login first',
  requiredText:
    'The academy requires it for your role. Until then, you can only use the learner pages.',
  login: {
    title: 'Enter your code',
    hint: 'The 6 digits that your app shows, or one of your recovery codes.',
    back: 'Back to the password',
  },
  enrol: {
    action: 'Set up two-step login',
    title: 'Set up two-step login',
    text: 'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qr: 'QR code for your authenticator app',
    byHand: 'Scan the code with the app, or type this key into it:',
    codeHint: 'The 6 digits that the app shows now.',
    submit: 'Switch on',
  },
  renew: {
    action: 'New recovery codes',
    title: 'New recovery codes',
    text: 'Your old recovery codes will stop working.',
    submit: 'Create codes',
  },
  switchOff: {
    action: 'Switch off',
    title: 'Switch two-step login off?',
    text: 'Your password alone is then enough to log in.',
    submit: 'Switch off',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'They are shown only this once. If you lose your phone, each code lets you log in once.',
    copy: 'Copy codes',
    copied: 'Copied',
    done: 'I have saved them',
  },
} as const;
