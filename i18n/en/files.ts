/** Uploads: what is taken, and why a file was not. */
export const files = {
  empty: 'The file is empty. Please choose another one.',
  type: 'This kind of file is not accepted here. Accepted: {{types}}.',
  wrongEnding:
    'The file name ends in {{ending}}, but the file is {{found}}. Please correct the name and try again.',
  size: 'The file can be at most {{limit}} MB.',
  unreadable: 'The picture could not be read. Please save it again or choose another one.',
  pixels: 'The picture has more than {{limit}} million pixels. Please make it smaller.',
  unpacks:
    'The file unpacks to more than {{limit}} MB, or cannot be unpacked. Please save it again, or upload a PDF instead.',
  virus:
    'A virus was found in this file, so it was not saved. Please check your device and choose another file.',
  notScanned:
    'The file could not be checked for viruses just now, so it was not saved. Please try again in a few minutes.',
  kinds: {
    image: 'pictures',
    audio: 'audio',
    video: 'videos',
    pdf: 'PDF',
    document: 'Word, Excel or plain text files',
    captions: 'captions',
  },
  ofKind: '{{name}} ({{endings}})',
  comma: ', ',
} as const;
