/** What the server says about the privacy notice, the terms and consent. */
export const legalMessages = {
  saved: 'The draft is saved. People see it when it is published',
  published: 'Version {{number}} is published. Everybody is asked to agree to it',
  bothLanguages: 'Please write the text in both languages before you publish it',
  alreadyPublished: 'This text is published already: nothing has been changed since',
  consented: 'Thank you. Your consent is recorded',
} as const;
