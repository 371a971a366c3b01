/** Logging in by an OpenID Connect provider, such as Google. */
export const oidc = {
  continueWith: 'Continue with {{provider}}',
  busy: 'Logging in',
  failed: 'Login failed',
  nothing:
    'Please begin at the login page: this one is only for the way back from your login provider.',
  again: 'Back to the login',
  toSettings: 'Back to your settings',
  newcomer: {
    title: 'Create your account',
    lead: 'There is no account for {{email}} yet. Enter your invitation code to create it.',
  },
  accounts: {
    title: 'Linked accounts',
    text: 'Log in with {{provider}} instead of your password.',
    failed: 'Your linked accounts did not load. Please reload the page.',
    link: 'Link {{provider}}',
    unlink: 'Unlink {{name}}',
    unlinkTitle: 'Unlink this account?',
    unlinkText:
      '{{name}} no longer logs you in. You log in with your password; if you have none yet, choose “Forgot password?” on the login page to set one.',
    unlinkConfirm: 'Unlink',
    linkedAt: 'Linked {{time}}',
    usedAt: 'Last used {{time}}',
  },
} as const;
