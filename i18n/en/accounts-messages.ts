/** What the server says about accounts: to their owners, to admins who look after them, and in emails. */
export const accountsMessages = {
  registered: 'Welcome to the academy. Please open the link in the email that we sent you',
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
  resetEmail:
    '{{greeting}}\n\nSomebody, probably you, asked to set a new password for your account at {{academy}}. Open this link within {{minutes}} minutes:\n\n{{link}}\n\nThe link works once. If it was not you, leave this letter alone: your password stays as it is.\n\n{{academy}}',
  verificationSent: 'An email with a link is on its way',
  verificationEnough:
    'We have sent you three emails within the hour. Please look into the spam folder, or try again later',
  verificationFailed: 'The email could not be sent. Please try again later',
  emailVerified: 'Your email address is verified',
  emailAlreadyVerified: 'This email address is verified already',
  verificationLinkInvalid: 'This link is no longer valid. Please ask for a new one',
  verificationSubject: '{{academy}}: verify your email address',
  verificationEmail:
    '{{greeting}}\n\nSomebody, probably you, has an account with this email address at {{academy}}. Please open this link within {{hours}} hours to confirm that the address is yours:\n\n{{link}}\n\nThe link works once. If you have no account with us, please do not open it: somebody else may have used your address.\n\n{{academy}}',
  /** To admins, about other people’s accounts. */
  people: {
    emailTaken: 'Somebody has an account with this email, whatever the case of its letters',
    added: 'The account has been added.',
    addedWithEmail: 'The account has been added, and the letter with the link is on its way.',
    addedEmailLater:
      'The account has been added. The mail server did not take the letter; it will be tried again within the hour.',
    saved: 'The account has been saved.',
    savedWithoutPassword:
      'The account has been saved. It has no password: please send the person a link to set one.',
    deactivated: 'The account has been deactivated, and all its sessions have ended.',
    reactivated: 'The account has been reactivated. They can log in again.',
    removed: 'The account has been removed and made anonymous.',
    notYourself: 'You cannot remove your own account.',
    openRequests_one:
      'This person has a request for a reward that is still open. Please close it first: it needs their name and address.',
    openRequests_other:
      'This person has {{count}} requests for rewards that are still open. Please close them first: they need their name and address.',
    passwordSet: 'The password has been set. The person’s other sessions have ended.',
    emailSent: 'The letter with the link is on its way.',
    emailInactive: 'This account is deactivated, so no letter was sent. Reactivate it first.',
    emailFailed: 'The mail server did not take the letter. Please try again later.',
    emailsEnough: 'This person has been sent three letters within the hour. Please wait a little.',
    sessionEnded: 'The session has ended.',
    sessionsEnded_one: 'One session has ended.',
    sessionsEnded_other: '{{count}} sessions have ended.',
    importTried_one: 'One account would be created. Nothing has been changed yet.',
    importTried_other: '{{count}} accounts would be created. Nothing has been changed yet.',
    imported_one: 'One account has been created.',
    imported_other: '{{count}} accounts have been created.',
    fileName: 'people-{{day}}',
  },
  welcomeEmail: {
    subject: 'Your account at {{academy}}',
    text: '{{greeting}}\n\n{{academy}} has opened an account for you. You log in with this email address: {{email}}\n\nPlease set your password here:\n{{link}}\n\nThe link works for {{days}} days. After that, choose “Forgot password” on the login page to get a new one.\n\n{{academy}}',
  },
  import: {
    empty: 'There are no people in this file',
    workbook: 'This is an Excel workbook. Please save it as CSV in Excel, then choose that file',
    notText: 'This is not a table in text form. Please save it as CSV (UTF-8)',
    header:
      'The first line must name the columns, and one of them must be “Email”. “Name”, “Role” and “Language” may follow',
    tooMany: 'One file takes at most {{limit}} people. Please split it',
    quotes: 'Near line {{line}} a quotation mark is opened and never closed',
  },
  invitations: {
    added: 'The invitation code has been added.',
    saved: 'The invitation code has been saved.',
    archived: 'The invitation code has been archived. It lets nobody in any more.',
    restored: 'The invitation code is back.',
    past: 'This time has already passed. Choose one that is still to come',
    taken: 'The code {{code}} has already been given out. Choose another',
    usedMore_one: 'It has been used once already; allow at least as many',
    usedMore_other: 'It has been used {{count}} times already; allow at least as many',
    ownCode: 'This is a learner’s own code. Switch it off instead of archiving it.',
  },
} as const;
