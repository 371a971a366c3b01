/** The frame of the pages on which people log in and register. */
export const accountFrame = {
  noAccount: 'No account yet?',
  registerNow: 'Register',
  haveAccount: 'Already have an account?',
  loginNow: 'Log in',
  authLine: 'Take the long view. Learn steadily.',
} as const;
