/** What the server says when something succeeded, and what it writes in emails. */
export const messages = {
  ok: 'OK',
  registered: 'Welcome to the academy. Please open the link in the email that we sent you',
  loggedIn: 'Welcome back',
  loggedOut: 'You have logged out',
  profileSaved: 'Your profile has been saved',
  passwordChanged: 'Your password has been changed',
  resetSent: 'If this email is registered, an email with a link is on its way',
  passwordReset: 'Your new password is set. You can log in now',
  sessionEnded: 'This device is logged out',
  sessionsEnded_one: '{{count}} other session has ended',
  sessionsEnded_other: '{{count}} other sessions have ended',
  resetLinkInvalid: 'This link is no longer valid. Please ask for a new one',
  resetSubject: '{{academy}}: set a new password',
  resetEmail:
    '{{greeting}}\n\nSomebody, probably you, asked to set a new password for your account at {{academy}}. Open this link within {{minutes}} minutes:\n\n{{link}}\n\nThe link works once. If it was not you, ignore this email: your password stays as it is.\n\n{{academy}}',
  /** The first line of an email: with the name only where the address is verified. */
  greeting: 'Hello,',
  greetingNamed: 'Hello {{name}},',
  verificationSent: 'An email with a link is on its way',
  verificationEnough:
    'We have sent you three emails within the hour. Please check the spam folder, or try again later',
  verificationFailed: 'The email could not be sent. Please try again later',
  emailVerified: 'Your email address is verified',
  emailAlreadyVerified: 'This email address is verified already',
  verificationLinkInvalid: 'This link is no longer valid. Please ask for a new one',
  verificationSubject: '{{academy}}: verify your email address',
  verificationEmail:
    '{{greeting}}\n\nSomebody, probably you, has an account with this email address at {{academy}}. Please open this link within {{hours}} hours to confirm that the address is yours:\n\n{{link}}\n\nThe link works once. If you have no account with us, please do not open it: somebody else may have used your address.\n\n{{academy}}',
  callReplaced: 'This call has been replaced by {{successor}}',
} as const;
