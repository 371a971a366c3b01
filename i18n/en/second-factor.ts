/** Two-step login: the profile's settings and the second step of a login. */
export const secondFactor = {
  title: 'Two-step login',
  text: 'Besides your password, the login asks for a code that an app on your phone shows.',
  failed: 'The status of two-step login did not load. Please reload the page.',
  code: 'Code',
  next: 'Continue',
  on: 'Switched on since {{time}}',
  left_one: '{{count}} recovery code left.',
  left_other: '{{count}} recovery codes left.',
  requiredOn: 'The academy requires it of your role, so it stays switched on.',
  requiredTitle: 'Please set up two-step login first',
  requiredText:
    'The academy requires it of your role. Until then, you can use the learner pages only.',
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
    text: 'The old ones then stop working.',
    submit: 'Create codes',
  },
  switchOff: {
    action: 'Switch off',
    title: 'Switch two-step login off?',
    text: 'Your password alone is then enough to log in.',
    submit: 'Switch off',
  },
  codes: {
    title: 'Keep your recovery codes',
    text: 'They are shown this once. Each lets you in once if your phone is lost.',
    copy: 'Copy codes',
    copied: 'Copied',
    done: 'I have kept them',
  },
} as const;
