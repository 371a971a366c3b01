/** What the server says in any feature: that a call was answered, and how an email begins. */
export const commonMessages = {
  ok: 'OK',

  /** The first line of an email: with the name only where the address is verified. */
  greeting: 'Hello,',
  greetingNamed: 'Hello {{name}},',
  callReplaced: 'This call has been replaced by {{successor}}',
} as const;
