/** What the server says about uploads and captions. */
export const mediaMessages = {
  uploaded: 'The file has been uploaded',
  storageFull: 'Your files would take more than {{limit}} GB. Please ask an admin for help.',
  tooManyOpen: 'Too many files are being uploaded at once. Finish or cancel some of them first.',
  chunkElsewhere: 'An earlier part of the file is missing. Please resume where it stopped.',
  chunkEmpty: 'This part of the file is empty.',
  chunkTooMuch: 'This part reaches beyond the end of the file.',
  notAllArrived: 'The file has not been fully uploaded yet.',
  chunksLost: 'The uploaded parts have expired. Please upload the file again.',
  captionMistakes: {
    header: 'Line {{line}}: captions must begin with the word WEBVTT.',
    comma:
      'Line {{line}}: the times have commas, as in an SRT file. Write a full stop before the milliseconds, as in 00:01.500.',
    timing: 'Line {{line}}: there should be a time here, as in 00:01.000 --> 00:04.500.',
    backwards: 'Line {{line}}: this caption ends before it begins.',
    order: 'Line {{line}}: this caption begins before the one above it.',
    text: 'Line {{line}}: this caption has no text.',
    long: 'Line {{line}}: this caption is longer than 2,000 characters.',
    many: 'Line {{line}}: a file may have at most 5,000 captions.',
    gap: 'Line {{line}}: an empty line is missing before this caption.',
    empty: 'There is no caption in this text.',
  },
} as const;
