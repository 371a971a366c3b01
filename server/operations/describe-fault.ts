import type { FaultyFile } from '#server/files/index.ts';

const sentences = {
  missing: 'is missing',
  size: 'has another size than when it was stored',
  content: 'has another content than when it was stored',
} as const;

/** A line for operators. */
export const describeFault = ({ key, fault }: FaultyFile) => `The file ${key} ${sentences[fault]}.`;
