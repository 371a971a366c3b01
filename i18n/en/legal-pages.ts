/** The pages of the legal texts, and consent to them with a registration. */
export const legalPages = {
  privacyLead: 'Which personal data we keep, why, and what you can do about it.',
  termsLead: 'What we agree on when you learn with us.',
  version: 'Version {{version}}, published on {{day}}',
  draftTitle: 'Draft for legal review',
  draftText: 'This text is not in force yet.',
  earlierTitle: 'An earlier version',
  earlierText: 'A newer version is in force.',
  showCurrent: 'Show the version in force',
  accept: 'I agree to these texts:',
} as const;
