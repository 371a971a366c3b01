/** The privacy notice, the terms of use, and consent to them. */
export const legal = {
  privacy: 'Privacy notice',
  terms: 'Terms of use',
  due: {
    label: 'New terms',
    title: 'Our privacy notice or terms have changed',
    text: 'Please read them and confirm that you agree. You can keep learning in the meantime.',
    agree: 'I agree',
  },
} as const;
