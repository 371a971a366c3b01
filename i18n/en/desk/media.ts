/** Uploading pictures, recordings, documents and captions, and choosing among them. */
export const media = {
  uploaded: 'The file has been uploaded',
  tooManyOpen: 'Too many files are being sent at once. Finish or give up some of them first.',
  chunkElsewhere: 'A part of the file is missing before this one. Go on where it broke off.',
  chunkEmpty: 'This part of the file is empty.',
  chunkTooMuch: 'This part reaches beyond the end of the file.',
  notAllArrived: 'The file has not arrived completely yet.',
  piecesLost: 'The parts of this file are gone. Please upload it again.',
  captionMistakes: {
    header: 'Line {{line}}: captions must begin with the word WEBVTT.',
    comma:
      'Line {{line}}: the times have commas, as in an SRT file. Write a point before the thousandths, as in 00:01.500.',
    timing: 'Line {{line}}: here should be a time, as in 00:01.000 --> 00:04.500.',
    backwards: 'Line {{line}}: this caption ends before it begins.',
    order: 'Line {{line}}: this caption begins before the one above it.',
    text: 'Line {{line}}: this caption has no text.',
    gap: 'Line {{line}}: an empty line is missing before this caption.',
    empty: 'There is no caption in this text.',
  },
} as const;
