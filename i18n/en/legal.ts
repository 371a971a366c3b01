/** The privacy notice, the terms of use, and consent to them. */
export const legal = {
  privacy: 'Privacy notice',
  terms: 'Terms of use',
  privacyLead: 'Which personal data we keep, why, and what you can do about it.',
  termsLead: 'What we agree on when you learn with us.',
  version: 'Version {{version}}, published on {{day}}',
  draftTitle: 'Draft for legal review',
  draftText: 'This text is not in force yet.',
  earlierTitle: 'An earlier version',
  earlierText: 'A newer version is in force.',
  showCurrent: 'Show the version in force',
  accept: 'I agree to these texts:',
  due: {
    label: 'New terms',
    title: 'Our privacy notice or terms have changed',
    text: 'Please read them and confirm that you agree. You can keep learning in the meantime.',
    agree: 'I agree',
  },
} as const;
