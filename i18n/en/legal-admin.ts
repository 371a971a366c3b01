/** The privacy notice and the terms of use, as admins edit and publish them. */
export const legal = {
  lead: 'Edit the draft in both languages, have it reviewed by a lawyer, then publish it. A published version never changes.',
  kinds: 'Text',
  texts: 'Draft',
  textsHint:
    'Headings of the second level divide the text. People see the draft only until the first version is published.',
  html: 'Text',
  save: 'Save draft',
  publish: 'Publish version {{number}}',
  publishTitle: 'Publish version {{number}}?',
  publishText:
    'It cannot be changed afterwards. Everybody with an account is asked to agree to it, and new people must agree when they register.',
  publishReview: 'Have the text reviewed by a lawyer in Singapore and in Malaysia first.',
  unsaved: 'Save the draft before you publish it.',
  inForce: 'The draft is the version in force.',
  changed: 'The draft differs from the version in force.',
  never:
    'Nothing is published yet: visitors see this draft, marked as one, and nobody is asked to agree.',
  versions: 'Published versions',
  noVersions: 'None yet.',
  number: 'Version',
  publishedAt: 'Published',
  consents: 'Agreed',
  view: 'View',
} as const;
