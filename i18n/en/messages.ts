/** What the server says when something succeeded, and what it writes in letters. */
export const messages = {
  ok: 'OK',
  registered: 'Welcome to the academy',
  loggedIn: 'Welcome back',
  loggedOut: 'You have logged out',
  profileSaved: 'Your profile has been saved',
  passwordChanged: 'Your password has been changed',
  resetSent: 'If this email is registered, a letter with a link is on its way',
  passwordReset: 'Your new password is set. You can log in now',
  sessionEnded: 'This device is logged out',
  sessionsEnded_one: '{{count}} other session has ended',
  sessionsEnded_other: '{{count}} other sessions have ended',
  resetLinkInvalid: 'This link is no longer valid. Please ask for a new one',
  resetSubject: '{{academy}}: set a new password',
  resetLetter:
    'Hello {{name}},\n\nSomebody, probably you, asked to set a new password for your account at {{academy}}. Open this link within {{minutes}} minutes:\n\n{{link}}\n\nThe link works once. If it was not you, leave this letter alone: your password stays as it is.\n\n{{academy}}',
  callReplaced: 'This call has been replaced by {{successor}}',
} as const;
